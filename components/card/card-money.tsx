'use client';

import { useLocale } from 'use-intl';
import { Amount } from '@/components/ui/data/amount';
import { type Cents, centsToReais } from '@/lib/format/money';
import { foreignCurrency, formatReaisParts } from '@/lib/format/money-text';

type CardMoneyProps = { value: Cents; currency?: string | null; size?: 'cell' | 'second' | 'big'; still?: boolean };

/** Card money: whole cents of the charge's own currency. */
export function CardMoney({ value, currency = null, ...look }: CardMoneyProps) {
  const parts = formatReaisParts(centsToReais(value), useLocale());
  return <Amount sign={parts.sign || undefined} currency={foreignCurrency(currency) ?? parts.currency} number={parts.number} {...look} />;
}
