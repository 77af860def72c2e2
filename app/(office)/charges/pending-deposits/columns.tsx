'use client';

import { useTranslations } from 'use-intl';
import { ShortId } from '@/components/data-table/short-id';
import { StateBadge } from '@/components/feedback/state/state-badge';
import type { Cells } from '@/components/list-page/use-columns';
import { Money } from '@/components/transaction/money';
import { TextLink } from '@/components/ui/action/text-link';
import type { BadgeLook } from '@/components/ui/data/badge';
import type { pendingDepositStatuses } from '@/lib/contracts/pix/account/pending-deposits';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDocument } from '@/lib/format/identifier/document';
import type { pendingDepositList } from '@/lib/lists/pending-deposits';

type PendingDeposit = RecordOf<'pendingDeposits.list'>['items'][number];

const looks: Record<(typeof pendingDepositStatuses)[number], BadgeLook> = {
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

function TransactionLink({ id }: { id: string }) {
  const t = useTranslations('pendingDeposits.columns');
  return <TextLink href={`/transactions/${id}`}>{t('open')}</TextLink>;
}

export const cells: Cells<PendingDeposit, keyof typeof pendingDepositList.columns> = {
  payerName: (row) => row.payerName && <span className="truncate">{row.payerName}</span>,
  payerDocument: (row) => row.payerDocument && <span className="numbers">{formatDocument(row.payerDocument)}</span>,
  endToEndId: (row) => row.endToEndId && <ShortId value={row.endToEndId} what="E2E" />,
  transactionId: (row) => row.transactionId && <TransactionLink id={row.transactionId} />,
  status: (row) => <PendingDepositBadge status={row.status} />,
  amount: (row) => <Money value={row.amount} sign="+" />,
};
