'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import type { QueueItem } from '@/components/infraction/use-queue';
import { iconButtonLook } from '@/components/ui/action/icon-button';
import { Icon } from '@/components/ui/icon/icon';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Popover } from '@/components/ui/overlay/popover';
import type { Alert } from './alerts';

const AlertPanel = lazyPart(() => import('./alert-panel').then((module) => module.AlertPanel), LoadErrorFallback);

type AlertBellProps = {
  /** Whether the reader may see disputes. */
  disputes: boolean;
  /** How many notices the reader has not read, a hundred at most. */
  unread: number;
  /** The newest of them, above everything. */
  notices: (close: () => void) => ReactNode;
  /** Other open tasks of the reader, below the deadlines. */
  needs: ReactNode;
  alerts: readonly Alert[];
  fresh: readonly Alert[];
  /** The number of cases near their deadline whose notices are snoozed. */
  paused: number;
  onSeen: (ids: readonly string[]) => void;
  onPause: (item: QueueItem) => void;
  /** Whether the queue is unavailable, and when it was last read. */
  unknown?: boolean;
  readAt?: string | null;
};

/** Signals deadlines that came near. Opening it lists them, which marks them as seen, and what else needs attention. */
export function AlertBell(props: AlertBellProps) {
  const { disputes, unread, notices, needs, alerts, fresh, paused, onSeen, onPause, unknown = false, readAt = null } = props;
  const t = useTranslations('alerts');
  const tNotices = useTranslations('notices');
  const about = disputes ? (unknown ? t('unknown') : t('count', { count: fresh.length })) : t('needs');
  return (
    <Popover
      label={unread > 0 ? `${about}. ${tNotices('bell', { count: unread })}` : about}
      face={
        <>
          <Icon name="bell" />
          {unread > 0 && (
            <span aria-hidden="true" className="absolute -top-0.5 left-1/2 rounded-full bg-accent-fill px-1 text-[10px]/4 text-on-accent">
              {tNotices('badge', { count: unread })}
            </span>
          )}
          {fresh.length > 0 && unread === 0 && (
            <span
              aria-hidden="true"
              className={clsx('absolute top-1 right-1 size-2 rounded-full ring-2 ring-sunken', readAt ? 'bg-grey' : 'bg-red')}
            />
          )}
        </>
      }
      buttonClassName={clsx(iconButtonLook(), 'relative')}
      panelClassName="w-92 max-w-[calc(100vw-24px)]"
      onIntent={disputes ? AlertPanel.preload : undefined}
      // Marked while it closes: an alert that comes a moment later was not listed and stays unseen.
      onClosing={() => onSeen(fresh.map(({ id }) => id))}
    >
      {(close) => (
        <>
          {notices(close)}
          {disputes && <AlertPanel alerts={alerts} paused={paused} unknown={unknown} readAt={readAt} onDone={close} onPause={onPause} />}
          {needs}
        </>
      )}
    </Popover>
  );
}
