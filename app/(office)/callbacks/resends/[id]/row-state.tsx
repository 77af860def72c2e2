'use client';

import { useTranslations } from 'use-intl';
import { Badge, type BadgeLook } from '@/components/ui/data/badge';
import type { ResendRowState } from '@/lib/contracts/office/callbacks/resends';
import type { Resend } from '@/lib/contracts/office/callbacks/resends.shape';

const looks: Record<ResendRowState, BadgeLook> = {
  waiting: { tone: 'grey', weight: 'outlined', icon: 'clock' },
  asked: { tone: 'blue', weight: 'tinted', icon: 'checking' },
  accepted: { tone: 'green', weight: 'outlined', icon: 'check' },
  lost: { tone: 'red', weight: 'tinted', icon: 'cross' },
  retried: { tone: 'amber', weight: 'tinted', icon: 'repeat' },
  'no-trace': { tone: 'amber', weight: 'tinted', icon: 'info' },
  failed: { tone: 'red', weight: 'tinted', icon: 'triangle' },
  cancelled: { tone: 'grey', weight: 'outlined', icon: 'cross' },
};

/** The result of one row, with the answer of the merchant's system where there is one. */
export function RowState({ row }: { row: Resend['rows'][number] }) {
  const t = useTranslations('resend.rowState');
  const answer = row.answered ?? row.code;
  return (
    <span className="inline-flex items-center gap-2">
      <Badge {...looks[row.state]}>{t(row.state)}</Badge>
      {answer !== null && <span className="mono text-muted">{answer}</span>}
    </span>
  );
}
