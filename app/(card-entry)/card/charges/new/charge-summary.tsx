'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Happens, HappensLine } from '@/components/ui/happens';
import { formatCents } from '@/lib/format/money-text';
import type { readEntry } from './read-entry';
import { useInstalmentWords } from './use-instalment-words';

/** What sending would do, rewritten while the form is filled. */
export function ChargeSummary({ entry: { amount, installments, interval } }: { entry: ReturnType<typeof readEntry> }) {
  const t = useTranslations('cardEntry');
  const locale = useLocale();
  const instalmentWords = useInstalmentWords();
  return (
    <Happens title={t('happens.title')}>
      <HappensLine icon="card">
        {amount === null
          ? t('happens.noAmount')
          : t(installments === 1 ? 'happens.once' : 'happens.charges', {
              amount: formatCents(amount, locale),
              parts: instalmentWords(amount, installments),
            })}
      </HappensLine>
      {interval && <HappensLine icon="repeat">{t(`happens.${interval}`)}</HappensLine>}
      <HappensLine icon="shield">{t('happens.issuer')}</HappensLine>
      <HappensLine icon="lock">{t('card.notKept')}</HappensLine>
    </Happens>
  );
}
