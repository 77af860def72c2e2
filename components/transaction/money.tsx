'use client';

import { useLocale } from 'use-intl';
import { Amount } from '@/components/ui/data/amount';
import type { Reais } from '@/lib/format/money/money';
import { formatReaisParts } from '@/lib/format/money/money-text';

type MoneyProps = { value: Reais; sign?: '+' | '−'; still?: boolean; size?: 'cell' | 'second' | 'big' };

/** An amount in reais in three weights. `sign` shows the direction; a negative amount has its own sign. */
export function Money({ value, sign, ...rest }: MoneyProps) {
  const parts = formatReaisParts(value, useLocale());
  return <Amount sign={sign ?? (parts.sign || undefined)} currency={parts.currency} number={parts.number} {...rest} />;
}
