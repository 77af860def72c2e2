'use client';

import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { lazyCode } from '@/components/ui/loading/lazy-code';
import type { Reais } from '@/lib/format/money/money';

const code = lazyCode(() => import('@/lib/format/text/money-words'));

/** The amount in words; undefined without an amount, and until the code for it is loaded, which starts when the form opens. */
export function useMoneyWords(amount: Reais | null): string | undefined {
  const locale = useLocale();
  const arrived = code.useArrived();
  useEffect(() => void code.ask(), []);
  return amount === null ? undefined : arrived?.moneyWords(amount, locale);
}
