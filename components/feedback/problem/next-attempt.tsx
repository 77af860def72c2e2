'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatTimeSeconds } from '@/lib/format/date-text';

/** "em 18 s, às 14:32:26, tentativa 2 de 5": the wait and the hour, never one without the other. */
export function NextAttempt({ total, left, attempt }: { total: number; left: number; attempt?: string }) {
  const settings = useDisplaySettings();
  const t = useTranslations('feedback.problem');
  const [at] = useState(() => new Date(serverNow() + total * 1000));
  return (
    <>
      <span className="numbers font-medium">{t('in', { seconds: left })}</span>
      <span className="numbers text-muted" suppressHydrationWarning>
        {[t('at', { time: formatTimeSeconds(at, settings) }), attempt].filter(Boolean).join(', ')}
      </span>
    </>
  );
}
