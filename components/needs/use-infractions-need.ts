'use client';

import { useLocale, useTranslations } from 'use-intl';
import { toAnswer, useQueue } from '@/components/infraction/use-queue';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTime } from '@/lib/format/date-text';
import { addReais, toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import { looks, type May, type Need } from './need';

/** Disputes that wait for the merchant's answer: who may answer is asked to, everybody else sees that support has them. */
export function useInfractionsNeed(may: May): Need {
  const t = useTranslations('infractionNeeds');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const sees = may('infractions:read');
  const reading = useQueue(sees);
  if (!sees) return null;
  const waiting = toAnswer(reading.data?.items ?? []);
  const next = waiting.find(({ expiresAt }) => expiresAt !== null)?.expiresAt;
  const sum = formatReais(
    waiting.reduce((total, { transaction }) => addReais(total, transaction.amount ?? toReais(0)), toReais(0)),
    locale,
  );
  const answers = may('infractions:defend');
  const meta = [
    answers ? sum : t('blocked', { amount: sum }),
    ...(next ? [t('next', { at: formatDateTime(next, settings) })] : []),
    ...(waiting.some(({ expiresAt }) => expiresAt === null) ? [t('noDeadline')] : []),
  ].join(' · ');
  const row = {
    icon: 'shield',
    look: answers ? looks.red : looks.amber,
    title: t(answers ? 'one' : 'withSupport', { count: waiting.length }),
    meta,
    href: '/infractions',
    action: t(answers ? 'action' : 'follow'),
  } as const;
  return { id: 'infractions', reading, row: waiting.length > 0 ? row : null };
}
