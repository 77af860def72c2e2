'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import { ShortId } from '@/components/data-table/short-id';
import { Money } from '@/components/transaction/money';
import type { BadgeLook } from '@/components/ui/badge';
import { StateBadge } from '@/components/ui/state-badge';
import { TextLink } from '@/components/ui/text-link';
import { useReader } from '@/lib/client/use-reader';
import type { pendingDepositStatuses } from '@/lib/contracts/pending-deposits';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { formatDocument } from '@/lib/format/document';

export type PendingDeposit = RecordOf<'pendingDeposits.list'>['items'][number];

type Known = (typeof pendingDepositStatuses)[number];

const looks: Record<Known, BadgeLook> = {
  PENDING: { tone: 'blue', weight: 'tinted', icon: 'clock' },
  APPROVED: { tone: 'green', weight: 'outlined', icon: 'check' },
  COMPLETED: { tone: 'green', weight: 'outlined', icon: 'check' },
  REJECTED: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  EXPIRED: { tone: 'grey', weight: 'outlined', icon: 'hourglass' },
};

export function PendingDepositBadge({ status }: { status: string }) {
  const t = useTranslations('pendingDeposits.status');
  return <StateBadge state={status} looks={looks} word={t} />;
}

export function usePendingDepositColumns(): readonly Column<PendingDeposit>[] {
  const t = useTranslations('pendingDeposits.columns');
  const tApp = useTranslations('app');
  const reader = useReader();
  return useMemo(() => {
    const none = <span className="text-faint">{tApp('none')}</span>;
    return [
      {
        id: 'createdAt',
        header: t('createdAt'),
        width: 'w-[156px]',
        cell: (row) => <span className="numbers">{formatDateTime(row.createdAt, reader)}</span>,
      },
      { id: 'payerName', header: t('payerName'), cell: (row) => <span className="truncate">{row.payerName ?? tApp('none')}</span> },
      {
        id: 'payerDocument',
        header: t('payerDocument'),
        width: 'w-[160px]',
        cell: (row) => (row.payerDocument ? <span className="numbers">{formatDocument(row.payerDocument)}</span> : none),
      },
      {
        id: 'endToEndId',
        header: t('endToEndId'),
        width: 'w-[120px]',
        optional: true,
        cell: (row) => (row.endToEndId ? <ShortId value={row.endToEndId} what="E2E" /> : none),
      },
      {
        id: 'transactionId',
        header: t('transactionId'),
        width: 'w-[130px]',
        cell: (row) => (row.transactionId ? <TextLink href={`/transactions/${row.transactionId}`}>{t('open')}</TextLink> : none),
      },
      { id: 'status', header: t('status'), width: 'w-[160px]', cell: (row) => <PendingDepositBadge status={row.status} /> },
      { id: 'amount', header: t('amount'), width: 'w-[120px]', align: 'end', cell: (row) => <Money value={row.amount} sign="+" /> },
    ];
  }, [t, tApp, reader]);
}
