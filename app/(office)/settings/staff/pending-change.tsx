'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { useRoleName } from '@/lib/client/role/use-roles';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';

export type Change = RecordOf<'staffChanges.list'>['items'][number];

interface PendingChangeProps {
  change: Change;
  mayChange: boolean;
  deciding: boolean;
  onApprove: (change: Change) => void;
  onRefuse: (change: Change) => void;
  onWithdraw: (change: Change) => void;
}

/** One change that waits for approval: for whom, what, by whom and until when, and the reader's actions. */
export function PendingChange({ change, mayChange, deciding, onApprove, onRefuse, onWithdraw }: PendingChangeProps) {
  const t = useTranslations('staffChanges');
  const nameOf = useRoleName();
  const settings = useDisplaySettings();
  const { name, email } = change.person;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">
          {name} <span className="font-normal break-all text-muted">{email}</span>
        </p>
        <p>{t(change.kind, { from: nameOf(change.fromRole, change.fromRoleName), to: nameOf(change.toRole, change.toRoleName) })}</p>
        <p className="numbers text-meta text-muted">
          {t('asked', {
            name: change.askedBy,
            at: formatDateTime(change.askedAt, settings),
            until: formatDateTime(change.expiresAt, settings),
          })}
        </p>
        {mayChange && change.reader !== 'other' && <p className="text-meta text-muted">{t(change.reader)}</p>}
      </div>
      {mayChange && change.reader === 'other' && (
        <div className="flex gap-2">
          <Button size="small" waiting={deciding} aria-label={t('refuseOf', { name })} onClick={() => onRefuse(change)}>
            {t('refuse')}
          </Button>
          <Button size="small" variant="primary" waiting={deciding} aria-label={t('approveOf', { name })} onClick={() => onApprove(change)}>
            {t('approve')}
          </Button>
        </div>
      )}
      {mayChange && change.reader === 'asker' && (
        <Button size="small" waiting={deciding} aria-label={t('withdrawOf', { name })} onClick={() => onWithdraw(change)}>
          {t('withdraw')}
        </Button>
      )}
    </li>
  );
}
