'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Fact, Facts } from '@/components/ui/facts';
import { takeFocus } from '@/components/ui/take-focus';
import { formatDay } from '@/lib/format/date-text';
import type { Cents } from '@/lib/format/money';
import { formatCents } from '@/lib/format/money-text';
import type { EntryDraft, readEntry } from './read-entry';
import { useInstalmentWords } from './use-instalment-words';

type ConfirmationProps = {
  draft: EntryDraft;
  amount: Cents;
  entry: Pick<ReturnType<typeof readEntry>, 'installments' | 'interval'>;
  /** Brand and last four digits. */
  card: string;
};

/** Once more in words before a card is charged: reais as they were typed, and the cents that are sent. */
export function Confirmation({ draft, amount, entry: { installments, interval }, card }: ConfirmationProps) {
  const t = useTranslations('cardEntry');
  const locale = useLocale();
  const instalmentWords = useInstalmentWords();
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h2 ref={takeFocus} tabIndex={-1} className="text-lead font-semibold outline-none">
        {t('confirm', { amount: formatCents(amount, locale) })}
      </h2>
      <p className="numbers mb-3.5 text-muted">{t('cents', { cents: String(amount) })}</p>
      <Facts>
        <Fact term={t('card.title')}>{card}</Fact>
        <Fact term={t('name')}>{draft.name.trim()}</Fact>
        <Fact term={t('description')}>{draft.description.trim()}</Fact>
        <Fact term={t('installments')}>{instalmentWords(amount, installments)}</Fact>
        {interval && (
          <Fact term={t('recurrence')}>
            {t(`intervals.${interval}`)}
            {draft.endDate && `, ${t('until', { day: formatDay(draft.endDate, locale) })}`}
          </Fact>
        )}
      </Facts>
    </section>
  );
}
