'use client';

import { useTranslations } from 'use-intl';
import { OutcomeBadge } from '@/components/callback/outcome-badge';
import type { Cells } from '@/components/list-page/use-columns';
import { StatusBadge } from '@/components/transaction/status-badge';
import { Tag } from '@/components/ui/data/tag';
import type { Resend } from '@/lib/contracts/office/callbacks/resends.shape';
import type { ListColumn } from '@/lib/lists/definition/column';
import { RowState } from './row-state';

type Row = Resend['rows'][number];

/** The transactions of one resend, a list within its record. */
export const resendRows = {
  name: 'resend',
  columns: {
    changedAt: { kind: 'second', of: (row) => row.changedAt, width: 'w-[172px]' },
    transactionId: { kind: 'code', of: (row) => row.transactionId },
    status: { kind: 'word', words: 'status', of: (row) => row.status, width: 'w-[172px]' },
    outcome: { kind: 'screen', width: 'w-[210px]' },
    attempts: { kind: 'number', of: (row) => row.attempts, width: 'w-[100px]', align: 'end' },
    state: { kind: 'screen', width: 'w-[190px]' },
  },
} as const satisfies { readonly name: string; readonly columns: Readonly<Record<string, ListColumn<Row>>> };

export const cells: Cells<Row, keyof typeof resendRows.columns> = {
  transactionId: (row) => <span className="mono block truncate text-muted">{row.transactionId}</span>,
  status: (row) => row.status && <StatusBadge status={row.status} />,
  outcome: (row) => <Outcome row={row} />,
  state: (row) => <RowState row={row} />,
};

function Outcome({ row: { outcome, known } }: { row: Row }) {
  const t = useTranslations('resend');
  return (
    <span className="inline-flex items-center gap-2">
      <OutcomeBadge outcome={outcome} />
      {known && (
        <Tag tone="amber" icon="info">
          {t('twice')}
        </Tag>
      )}
    </span>
  );
}
