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
export function AlertBell({ disputes, needs, alerts, fresh, paused, onSeen, onPause, unknown = false, readAt = null }: AlertBellProps) {
  const t = useTranslations('alerts');
  return (
    <Popover
      label={disputes ? (unknown ? t('unknown') : t('count', { count: fresh.length })) : t('needs')}
      face={
        <>
          <Icon name="bell" />
          {fresh.length > 0 && (
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
          {disputes && <AlertPanel alerts={alerts} paused={paused} unknown={unknown} readAt={readAt} onDone={close} onPause={onPause} />}
          {needs}
        </>
      )}
    </Popover>
  );
}
