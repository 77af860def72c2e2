'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'use-intl';
import { bandLook } from '@/components/infraction/band-look';
import type { QueueItem } from '@/components/infraction/use-queue';
import { IconButton } from '@/components/ui/action/icon-button';
import { PageLink } from '@/components/ui/action/page-link';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTime } from '@/lib/format/date-text';
import { toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import type { Alert } from './alerts';
import { DesktopSwitch } from './desktop/desktop-switch';

type AlertPanelProps = {
  alerts: readonly Alert[];
  /** The number of cases near their deadline whose notices are snoozed. */
  paused: number;
  /** Whether the queue is unavailable, and when it was last read. */
  unknown: boolean;
  readAt: string | null;
  onDone: () => void;
  onPause: (item: QueueItem) => void;
};

/** The near deadlines, each with a link to its case and a button to snooze its notices. */
export function AlertPanel({ alerts, paused, unknown, readAt, onDone, onPause }: AlertPanelProps) {
  const t = useTranslations('alerts');
  const tPause = useTranslations('pause');
  const tInfractions = useTranslations('infractions');
  const locale = useLocale();
  const settings = useDisplaySettings();
  return (
    <>
      <h2 className="border-b border-line px-4 py-2.5 font-semibold">{t('title')}</h2>
      {readAt && <p className="numbers px-4 pt-2.5 text-meta text-muted">{t('readAt', { time: readAt })}</p>}
      {alerts.length + paused === 0 && <p className="p-4 text-cell text-muted">{t(unknown ? 'unknown' : 'none')}</p>}
      <ul className="max-h-[60dvh] overflow-y-auto">
        {alerts.map(({ id, band, item }) => (
          <li key={id} className="flex items-center border-b border-line pr-2 last:border-0 hover:bg-hover">
            <PageLink href={`/infractions/${item.id}`} onClick={onDone} className="grid min-w-0 flex-1 gap-0.5 px-4 py-2.5 text-cell">
              <span className="flex items-baseline justify-between gap-3">
                <span className="truncate font-medium">{item.transaction.payerName ?? tInfractions('unknownName')}</span>
                <span className="numbers">{formatReais(item.transaction.amount ?? toReais(0), locale)}</span>
              </span>
              <span className={clsx('numbers text-meta', bandLook[band].tone)}>
                {t(`within.${band}`)}
                {item.expiresAt && <span className="text-muted"> · {t('by', { at: formatDateTime(item.expiresAt, settings) })}</span>}
              </span>
            </PageLink>
            <IconButton
              icon="bell-off"
              label={tPause('actOf', { name: item.transaction.payerName ?? tInfractions('unknownName') })}
              size="small"
              onClick={() => {
                onDone();
                onPause(item);
              }}
            />
          </li>
        ))}
      </ul>
      {paused > 0 && (
        <PageLink
          href="/infractions"
          onClick={onDone}
          className="block border-t border-line px-4 py-2.5 text-meta text-muted hover:bg-hover"
        >
          {tPause('count', { count: paused })}
        </PageLink>
      )}
      <DesktopSwitch />
    </>
  );
}
