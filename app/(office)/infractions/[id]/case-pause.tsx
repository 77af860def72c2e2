'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PauseDialog } from '@/components/infraction/alerts/pause/pause-dialog';
import { PausedTag } from '@/components/infraction/paused-tag';
import { toAnswer, useQueue } from '@/components/infraction/use-queue';
import { useKey } from '@/components/ui/action/use-key';
import { Icon } from '@/components/ui/icon/icon';
import { useServiceNow } from '@/lib/client/use-now';
import { isPaused } from '@/lib/domain/notice-pause';

/** Whether the notices of this case rest for whoever looks, and how that changes. The queue knows. */
export function CasePause({ id }: { id: string }) {
  const t = useTranslations('pause');
  const [asking, setAsking] = useState(false);
  const item = toAnswer(useQueue().data?.items ?? []).find((one) => one.id === id);
  const now = useServiceNow();
  useKey('s', () => setAsking(item !== undefined));
  if (!item || now === null) return null;
  return (
    <div data-print="hide" className="-mt-2">
      {isPaused(item, now) ? (
        <PausedTag item={item} now={now} />
      ) : (
        <button
          type="button"
          onClick={() => setAsking(true)}
          className="inline-flex items-center gap-1.5 rounded-sm text-meta text-muted hover:text-ink hover:underline"
        >
          <Icon name="bell-off" size={14} />
          {t('action')}
        </button>
      )}
      {asking && <PauseDialog item={item} onClose={() => setAsking(false)} />}
    </div>
  );
}
