'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import { ShortId } from '@/components/data-table/short-id';
import { Money } from '@/components/transaction/money';
import { useReader } from '@/lib/client/use-reader';
import type { RecordOf } from '@/lib/contracts/shapes';
import type { StatementFault } from '@/lib/contracts/statement-faults';
import { formatDateTime } from '@/lib/format/date-text';
import { LineAmount } from './line-amount';
import { lineBalance } from './line-balance';
import { LineCheck } from './line-check';
import { useSideName } from './use-side-name';

export type Line = RecordOf<'statements.list'>['items'][number];

/** `balance` is the one of its side after the line; `check` compares it. */
type LineColumn = Column<Line, 'origin' | 'balance' | 'check'>;

export function useLineColumns(faults: ReadonlyMap<string, StatementFault>): readonly LineColumn[] {
  const t = useTranslations('statements');
  const tApp = useTranslations('app');
  const reader = useReader();
  const sideName = useSideName();
  return useMemo(() => {
    const none = <span className="text-faint">{tApp('none')}</span>;
    return [
      {
        id: 'createdAt',
        header: t('columns.createdAt'),
        width: 'w-[156px]',
        cell: (row) => <span className="numbers">{formatDateTime(row.createdAt, reader)}</span>,
      },
      { id: 'reason', header: t('columns.reason'), cell: (row) => row.reason ?? none },
      {
        id: 'origin',
        header: t('columns.origin'),
        width: 'w-[118px]',
        optional: true,
        cell: (row) => {
          const id = row.infractionId ?? row.transactionId;
          return id ? <ShortId value={id} what={t(row.infractionId ? 'infraction' : 'transaction')} /> : none;
        },
      },
      {
        id: 'balanceType',
        header: t('columns.balanceType'),
        width: 'w-[104px]',
        optional: true,
        cell: (row) => sideName(row.balanceType) ?? none,
      },
      { id: 'amount', header: t('columns.amount'), width: 'w-[130px]', align: 'end', cell: (row) => <LineAmount line={row} /> },
      {
        id: 'balance',
        header: t('columns.balance'),
        width: 'w-[140px]',
        align: 'end',
        cell: (row) => {
          const balance = lineBalance(row);
          return balance ? <Money value={balance} /> : none;
        },
      },
      { id: 'check', header: t('columns.check'), width: 'w-[200px]', cell: (row) => <LineCheck line={row} fault={faults.get(row.id)} /> },
    ];
  }, [t, tApp, reader, faults, sideName]);
}
