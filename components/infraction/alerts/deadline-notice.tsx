'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { QueueItem } from '@/components/infraction/use-queue';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTime } from '@/lib/format/date-text';
import { toReais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';
import type { Alert } from './alerts';

type DeadlineNoticeProps = {
  ready: boolean;
  alerts: readonly Alert[];
  fresh: readonly Alert[];
  onSeen: (ids: readonly string[]) => void;
  onPause: (item: QueueItem) => void;
};

/**
 * Tells of a deadline in the moment it comes nearer, with the time itself: "in six hours" would be wrong an hour later. Of several
 * at once it names the most urgent and counts the rest, which the bell lists, like what was near when the page opened.
 */
export function DeadlineNotice({ ready, alerts, fresh, onSeen, onPause }: DeadlineNoticeProps) {
  const t = useTranslations('alerts');
  const tPause = useTranslations('pause');
  const tInfractions = useTranslations('infractions');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  if (known === null && ready) setKnown(new Set(alerts.map(({ id }) => id)));
  const [alert, ...more] = known === null ? [] : fresh.filter(({ id }) => !known.has(id));
  const seen = () => onSeen([alert, ...more].flatMap((one) => one?.id ?? []));
  const inWords = ({ band, item }: Alert) => {
    const name = item.transaction.payerName ?? tInfractions('unknownName');
    const amount = formatReais(item.transaction.amount ?? toReais(0), locale);
    if (item.expiresAt === null) return t('noticeNone', { name, amount });
    return t('notice', { name, amount, within: t(`within.${band}`), at: formatDateTime(item.expiresAt, settings) });
  };
  return (
    <div role="status" className="max-w-[420px]">
      {alert && (
        <div className="mt-2 grid gap-3 rounded-lg border border-amber-line bg-overlay p-4 shadow-menu">
          <p>{inWords(alert)}</p>
          {more.length > 0 && <p className="text-cell text-muted">{t('more', { count: more.length })}</p>}
          <div className="flex justify-end gap-2">
            <Button size="small" variant="ghost" icon="bell-off" onClick={() => onPause(alert.item)}>
              {tPause('actShort')}
            </Button>
            <Button size="small" variant="ghost" onClick={seen}>
              {t('dismiss')}
            </Button>
            <ButtonLink size="small" href={`/infractions/${alert.item.id}`} onClick={seen}>
              {t('open')}
            </ButtonLink>
          </div>
        </div>
      )}
    </div>
  );
}
