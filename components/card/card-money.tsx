'use client';

import { useLocale } from 'use-intl';
import { Amount } from '@/components/ui/data/amount';
import { formatAmountParts, minorToAmount } from '@/lib/format/money/currency';
import type { Cents } from '@/lib/format/money/money';

type CardMoneyProps = { value: Cents; currency?: string | null; size?: 'cell' | 'second' | 'big'; still?: boolean };

/** Card money: a whole number of the smallest unit of the charge's own currency. */
export function CardMoney({ value, currency = null, ...look }: CardMoneyProps) {
  const parts = formatAmountParts(minorToAmount(value, currency), useLocale(), currency);
  return <Amount sign={parts.sign || undefined} currency={parts.currency} number={parts.number} {...look} />;
}
