'use client';

import clsx from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { Input } from '@/components/ui/fields/input';
import { currencyDecimals, formatAmount, formatAmountParts } from '@/lib/format/money/currency';
import type { Reais } from '@/lib/format/money/money';
import { parseTypedMoney, type TypedMoney } from '@/lib/format/money/typed-money';
import { useMoneyWords } from './use-money-words';

type MoneyFieldProps = {
  label: string;
  name: string;
  /** As it was typed or pasted; the form reads it with `parseTypedMoney`. */
  text: string;
  onText: (text: string) => void;
  /** The error of a well-formed amount: "abaixo do mínimo de R$ 1,00". Shown once the field has lost focus. */
  error?: string;
  /** Shows the error whether or not the field has lost focus: after a submit, or from the service. */
  showErrors?: boolean;
  /** At the right end below the field: "depois restam R$ 49,50". */
  note?: ReactNode;
  hideLabel?: boolean;
  autoFocus?: boolean;
  /** The currency of another country: its name and decimals count, and the amount is not said in words, which are of reais. */
  foreign?: string;
};

/**
 * An amount in reais as people write it, in either notation. It says in words what it understood, asks where there are two
 * meanings, and rewrites the text only when the field is left.
 */
export function MoneyField({
  label,
  name,
  text,
  onText,
  error,
  showErrors = false,
  note,
  hideLabel = false,
  autoFocus,
  foreign,
}: MoneyFieldProps) {
  const t = useTranslations('money');
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typing, setTyping] = useState(false);
  const read = parseTypedMoney(text, currencyDecimals(foreign));
  const words = useMoneyWords(read.kind === 'value' && !foreign ? read.value : null);
  const showsError = showErrors || (!typing && text !== '');
  const shownError = showsError ? errorOf(read, error, t) : undefined;
  const asks = showsError && read.kind === 'ambiguous' ? read.readings : null;
  // Three decimals alone read like a thousand: a fourth says that they are none.
  const typed = (amount: Reais) => {
    const number = formatAmountParts(amount, locale, foreign).number;
    return parseTypedMoney(number, currencyDecimals(foreign)).kind === 'ambiguous' ? `${number}0` : number;
  };

  const leave = () => {
    setTyping(false);
    if (read.kind === 'value') onText(typed(read.value));
  };
  const correct = () => {
    setTyping(true);
    input.current?.focus();
    input.current?.select();
  };

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      <span className="relative block">
        <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-lead text-faint">
          {foreign ?? 'R$'}
        </span>
        <Input
          ref={input}
          id={id}
          name={name}
          look="money"
          inputMode="decimal"
          autoComplete="off"
          autoFocus={autoFocus}
          value={text}
          onChange={(event) => {
            setTyping(true);
            onText(event.target.value);
          }}
          onBlur={leave}
          aria-invalid={shownError || asks ? true : undefined}
          aria-describedby={`${id}-below`}
          className={clsx('numbers', foreign ? 'pl-14' : 'pl-11')}
        />
      </span>
      <div id={`${id}-below`} aria-live="polite" className="flex flex-wrap justify-between gap-x-4 text-meta text-muted">
        {asks && <span className="text-red">{t('ambiguous', { text: text.trim() })}</span>}
        {shownError && <span className="text-red">{shownError}</span>}
        {!asks && !shownError && words && <span>{words}</span>}
        {!asks && !shownError && note && <span className="numbers ml-auto">{note}</span>}
      </div>
      {asks && (
        <div className="flex flex-wrap gap-2">
          {asks.map((reading) => (
            <Button key={reading} size="small" onClick={() => onText(typed(reading))}>
              {t('readAs', { amount: formatAmount(reading, locale, foreign) })}
            </Button>
          ))}
          <Button size="small" variant="ghost" onClick={correct}>
            {t('correct')}
          </Button>
        </div>
      )}
    </div>
  );
}

function errorOf(read: TypedMoney, error: string | undefined, t: ReturnType<typeof useTranslations<'money'>>): string | undefined {
  if (read.kind === 'invalid') return t(`errors.${read.reason}`);
  return read.kind === 'value' ? error : undefined;
}
