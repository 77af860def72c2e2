'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useMoneyWords } from '@/components/form/use-money-words';
import { OperationQuestion } from '@/components/operation/form/operation-question';
import { Fact, Facts } from '@/components/ui/data/facts';
import { formatDay } from '@/lib/format/date-text';
import { formatCents } from '@/lib/format/money/currency';
import { type Cents, centsToReais } from '@/lib/format/money/money';
import type { EntryDraft, readEntry } from './read-entry';
import { useInstalmentWords } from './use-instalment-words';

type CardQuestionProps = {
  draft: EntryDraft;
  amount: Cents;
  entry: Pick<ReturnType<typeof readEntry>, 'installments' | 'interval'>;
  /** Brand and last four digits. */
  card: string;
};

/** Asked before a card is charged: the amount in figures and in words, whose card and for what. */
export function CardQuestion({ draft, amount, entry: { installments, interval }, card }: CardQuestionProps) {
  const t = useTranslations('cardEntry');
  const locale = useLocale();
  const words = useMoneyWords(centsToReais(amount));
  const instalmentWords = useInstalmentWords();
  return (
    <OperationQuestion title={t('confirm', { amount: formatCents(amount, locale) })} words={words}>
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
    </OperationQuestion>
  );
}
