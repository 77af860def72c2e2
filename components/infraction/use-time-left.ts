'use client';

import { useTranslations } from 'use-intl';
import { deadlineBand } from '@/lib/domain/infraction/deadline';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time until a deadline in words: days and hours, then hours and minutes, then minutes; or by how much it has passed. */
export function useTimeLeft(): (expiresAt: string | null, now: number) => string {
  const t = useTranslations('deadline');
  const inWords = (left: number) => {
    if (left < minute) return t('now');
    if (left < hour) return t('minutes', { minutes: Math.floor(left / minute) });
    const hours = Math.floor(left / hour) % 24;
    if (left >= day) return t('days', { days: Math.floor(left / day), hours });
    return t('hours', { hours, minutes: String(Math.floor(left / minute) % 60).padStart(2, '0') });
  };
  return (expiresAt, now) => {
    const band = deadlineBand(expiresAt, now);
    if (expiresAt === null || band === 'none') return t('none');
    const left = Date.parse(expiresAt) - now;
    return band === 'late' ? t('late', { time: inWords(-left) }) : inWords(left);
  };
}
