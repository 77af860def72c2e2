'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { QueueItem } from '@/components/infraction/use-queue';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTime } from '@/lib/format/date-text';
import { toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import type { Alert } from './alerts';

type DeadlineCardProps = {
  alert: Alert;
  /** The number of further deadlines to announce. */
  more: number;
  onSeen: () => void;
  onPause: (item: QueueItem) => void;
};

/** A near deadline in words, with the time itself, because "in six hours" would be wrong an hour later. */
export function DeadlineCard({ alert: { band, item }, more, onSeen, onPause }: DeadlineCardProps) {
  const t = useTranslations('alerts');
  const tPause = useTranslations('pause');
  const tInfractions = useTranslations('infractions');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const name = item.transaction.payerName ?? tInfractions('unknownName');
  const amount = formatReais(item.transaction.amount ?? toReais(0), locale);
  return (
    <div className="mt-2 grid gap-3 rounded-lg border border-amber-line bg-overlay p-4 shadow-menu">
      <p>
        {item.expiresAt === null
          ? t('noticeNone', { name, amount })
          : t('notice', { name, amount, within: t(`within.${band}`), at: formatDateTime(item.expiresAt, settings) })}
      </p>
      {more > 0 && <p className="text-cell text-muted">{t('more', { count: more })}</p>}
      <div className="flex justify-end gap-2">
        <Button size="small" variant="ghost" icon="bell-off" onClick={() => onPause(item)}>
          {tPause('actShort')}
        </Button>
        <Button size="small" variant="ghost" onClick={onSeen}>
          {t('dismiss')}
        </Button>
        <ButtonLink size="small" href={`/infractions/${item.id}`} onClick={onSeen}>
          {t('open')}
        </ButtonLink>
      </div>
    </div>
  );
}
