'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { CardCharge } from '@/components/card/card-charge';
import { OperationQuestion } from '@/components/operation/form/operation-question';
import { Fact, Facts } from '@/components/ui/data/facts';
import { cardName } from '@/lib/domain/card/card-charge-names';
import { foreignCurrency, formatCents } from '@/lib/format/money/currency';
import { type Cents, centsToReais } from '@/lib/format/money/money';
import { moneyWords } from '@/lib/format/text/money-words';

/** Asked before a card charge is reversed: whose card, how much in figures and words, and what is left of the charge. */
export function ReversalQuestion({ charge, amount, rest }: { charge: CardCharge; amount: Cents; rest: Cents }) {
  const t = useTranslations('reversal');
  const locale = useLocale();
  const currency = charge.creditCardPayment?.currency ?? null;
  const money = (value: Cents) => formatCents(value, locale, currency);
  const card = cardName(charge);
  return (
    <OperationQuestion
      title={t('confirm', { amount: money(amount) })}
      words={foreignCurrency(currency) ? undefined : moneyWords(centsToReais(amount), locale)}
      final={t('final')}
    >
      <Facts>
        {charge.customer?.name && <Fact term={t('customer')}>{charge.customer.name}</Fact>}
        {card && <Fact term={t('card')}>{card}</Fact>}
      </Facts>
      <p className="numbers">{rest === 0 ? t('nothingLeft') : t('remains', { amount: money(rest) })}</p>
    </OperationQuestion>
  );
}
