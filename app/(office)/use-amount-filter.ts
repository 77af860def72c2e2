'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filter';
import { toReais } from '@/lib/format/money';
import { plainReais } from '@/lib/format/money-text';
import { parseTypedMoney } from '@/lib/format/typed-money';

interface Amount<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly value: string | undefined;
  readonly apply: (change: { [K in Name]?: string | undefined }) => void;
}

/** Filters by an amount as people write it; what has two meanings is asked about. */
export function useAmountFilter() {
  const t = useTranslations('transactions.filters');
  const locale = useLocale();
  return <Name extends string>({ name, label, value, apply }: Amount<Name>): Filter => ({
    kind: 'parsed',
    name,
    label,
    numeric: true,
    value: value ?? null,
    parse: (typed) => {
      const read = parseTypedMoney(typed);
      if (read.kind === 'value') return { value: read.value };
      if (read.kind === 'invalid') return { error: t('amountInvalid') };
      const suggestion = plainReais(read.reading, 'pt-BR');
      return { error: t('amountAmbiguous', { reading: `R$ ${suggestion}`, suggestion }) };
    },
    show: (amount) => plainReais(toReais(amount), locale),
    // A computed key of a type parameter is told as any text, which is wider than the one name it is.
    apply: (amount) => apply({ [name]: amount ?? undefined } as { [K in Name]?: string | undefined }),
  });
}
