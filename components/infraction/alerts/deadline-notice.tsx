'use client';

import { useState } from 'react';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import type { QueueItem } from '@/components/infraction/use-queue';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { Alert } from './alerts';

const DeadlineCard = lazyPart(() => import('./deadline-card').then((module) => module.DeadlineCard), LoadErrorFallback);

type DeadlineNoticeProps = {
  ready: boolean;
  alerts: readonly Alert[];
  fresh: readonly Alert[];
  onSeen: (ids: readonly string[]) => void;
  onPause: (item: QueueItem) => void;
};

/** Announces a deadline when it comes near. Of several at once it names the most urgent and counts the others, which the bell lists. */
export function DeadlineNotice({ ready, alerts, fresh, onSeen, onPause }: DeadlineNoticeProps) {
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  if (known === null && ready) setKnown(new Set(alerts.map(({ id }) => id)));
  const news = known === null ? [] : fresh.filter(({ id }) => !known.has(id));
  const [alert] = news;
  const seen = () => onSeen(news.map(({ id }) => id));
  return (
    <div role="status" className="max-w-[420px]">
      {alert && <DeadlineCard alert={alert} more={news.length - 1} onSeen={seen} onPause={onPause} />}
    </div>
  );
}
