'use client';

import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Reais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

type RefundChoiceProps = { value: string; remainder: Reais; onChange: (value: 'all' | 'part') => void; children: ReactNode };

/** All that is left, without typing it, or another amount: `children` is its field. */
export function RefundChoice({ value, remainder, onChange, children }: RefundChoiceProps) {
  const t = useTranslations('refund');
  const locale = useLocale();
  const options = [
    { name: 'all', label: t('all', { amount: formatReais(remainder, locale) }) },
    { name: 'part', label: t('other') },
  ] as const;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{t('howMuch')}</legend>
      {options.map(({ name, label }) => (
        <label key={name} className="flex min-h-6 items-center gap-2.5">
          <input
            type="radio"
            name="choice"
            value={name}
            checked={value === name}
            onChange={() => onChange(name)}
            className="size-[18px] appearance-none rounded-full border border-field bg-surface checked:border-[5.5px] checked:border-accent-fill"
          />
          <span className="numbers">{label}</span>
        </label>
      ))}
      {value === 'part' && <div className="pl-7">{children}</div>}
    </fieldset>
  );
}
