'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CardMoney } from '@/components/card/card-money';
import { Note } from '@/components/feedback/note';
import { QueryProblem } from '@/components/feedback/query-problem';
import { MoneyField } from '@/components/form/money-field';
import { Button } from '@/components/ui/action/button';
import { Segmented } from '@/components/ui/fields/segmented';
import { Select } from '@/components/ui/fields/select';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { exchange } from '@/lib/contracts/card/exchange';
import type { RecordOf } from '@/lib/contracts/shapes';
import { type Cents, type Reais, reaisToCents } from '@/lib/format/money/money';
import { formatRate } from '@/lib/format/money/rate';
import { parseTypedMoney } from '@/lib/format/money/typed-money';

type Side = 'bid' | 'ask';

/** Reais into another currency by the service's own reckoning: rounded once, to whole cents, when it is read. */
export function Converter({ quotes }: { quotes: RecordOf<'exchange.list'>['items'] }) {
  const t = useTranslations('exchange.converter');
  const [code, setCode] = useState(quotes[0]?.code ?? '');
  const [side, setSide] = useState<Side>('ask');
  const [text, setText] = useState('');
  const id = useId();
  const read = parseTypedMoney(text);
  const cents = read.kind === 'value' ? reaisToCents(read.value) : null;
  const quoted = quotes.find((quote) => quote.code === code)?.rate[side];
  const fits = cents !== null && cents >= 1 && cents <= 999_999_999;
  return (
    <div className="grid gap-4">
      <MoneyField label={t('amount')} name="amount" text={text} onText={setText} error={fits ? undefined : t('limits')} />
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium">
          {t('currency')}
        </label>
        <Select id={id} value={code} onChange={(event) => setCode(event.target.value)}>
          {quotes.map((quote) => (
            <option key={quote.code} value={quote.code}>
              {quote.code}
            </option>
          ))}
        </Select>
      </div>
      <Segmented
        legend={t('side')}
        name="side"
        value={side}
        onChange={setSide}
        options={[
          { value: 'ask', label: t('ask') },
          { value: 'bid', label: t('bid') },
        ]}
      />
      {fits && quoted !== undefined && <Converted code={code} amount={cents} side={side} quoted={quoted} />}
    </div>
  );
}

/** The converted amount with the rate used. Where the page still shows another rate, it says so and offers to refetch. */
function Converted({ code, amount, side, quoted }: { code: string; amount: Cents; side: Side; quoted: Reais }) {
  const t = useTranslations('exchange.converter');
  const locale = useLocale();
  const client = useQueryClient();
  const reading = useEndpointQuery(exchange.convert, { params: { code }, query: { amount, type: side } });
  // A result of another input is not shown.
  const converted = reading.data;
  const rate = converted?.currency.rate[side] ?? undefined;
  return (
    <div aria-live="polite" className="grid gap-3 border-t border-line pt-4">
      {converted && rate !== undefined ? (
        <div>
          <p>
            <CardMoney value={converted.amount} currency={code} size="second" />
          </p>
          <p className="mt-1 text-meta text-muted">{t('by', { rate: formatRate(rate, locale), code })}</p>
        </div>
      ) : reading.error ? (
        <QueryProblem reading={reading} />
      ) : (
        <p className="text-muted">{t('reading')}</p>
      )}
      {rate !== undefined && rate !== quoted && (
        <Note tone="amber">
          <p>{t('moved')}</p>
          <Button size="small" className="mt-2" onClick={() => client.invalidateQueries({ queryKey: ['exchange'] })}>
            {t('readAgain')}
          </Button>
        </Note>
      )}
    </div>
  );
}
