'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Alert } from '@/components/infraction/alerts/alerts';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useZoneName } from '@/lib/client/use-zone-name';
import { formatDateTime } from '@/lib/format/date-text';

type DesktopNoticesProps = {
  ready: boolean;
  alerts: readonly Alert[];
  /** Called with the case whose notification was clicked. */
  onOpen: (id: string) => void;
};

/**
 * Desktop notifications of approaching deadlines, while the page is open. They hold no name, document or amount, because bystanders see
 * them.
 */
export function DesktopNotices({ ready, alerts, onOpen }: DesktopNoticesProps) {
  const t = useTranslations('alerts');
  const settings = useDisplaySettings();
  const zone = useZoneName();
  const known = useRef<ReadonlySet<string> | null>(null);
  const notify = useEffectEvent((ids: string) => {
    const before = known.current;
    known.current = new Set([...(before ?? []), ...ids.split(' ')]);
    const [alert, ...more] = alerts.filter(({ id }) => before && !before.has(id));
    if (!alert || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    const { id, band, item } = alert;
    const within = t(`within.${band}`);
    const deadline = item.expiresAt
      ? t('desktop.text', { within, at: formatDateTime(item.expiresAt, settings), zone })
      : t('desktop.textNone');
    const others = more.length > 0 ? ` ${t('more', { count: more.length })}` : '';
    // The same tag in every tab: the browser shows it once.
    const notice = new Notification(t('desktop.title'), { body: deadline + others, tag: id });
    notice.onclick = () => {
      window.focus();
      onOpen(item.id);
    };
  });
  const ids = alerts.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (ready) notify(ids);
  }, [ready, ids]);
  return null;
}
