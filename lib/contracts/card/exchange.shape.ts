import { z } from 'zod';
import { reais } from '@/lib/contracts/shape/field.shape';
import { listRecord } from '@/lib/contracts/shape/list.shape';
import { cents } from '@/lib/contracts/shape/read-field.shape';
import { currencyDecimals } from '@/lib/format/currency';

const quoteWire = z.object({ code: z.string(), rate: z.object({ bid: z.number(), ask: z.number() }) });

/** BRL per unit of the currency, with all its decimals. */
const quoteRecord = z.object({ code: z.string().min(1), rate: z.object({ bid: reais, ask: reais }) });

/** The only place where a converted amount is rounded: from hundredths to the smallest unit that the currency has. */
const conversionRecord = z
  .object({ amount: z.number(), currency: quoteRecord })
  .transform(({ amount, currency }) => ({ amount: Math.round(amount * 10 ** (currencyDecimals(currency.code) - 2)), currency }))
  .pipe(z.object({ amount: cents, currency: z.custom<z.output<typeof quoteRecord>>() }));

export const exchangeShapes = {
  'exchange.list': { wire: z.array(quoteWire), record: listRecord(quoteRecord) },
  'exchange.read': { wire: quoteWire, record: quoteRecord },
  'exchange.convert': {
    wire: z.object({ amount: z.number(), currency: quoteWire }),
    record: conversionRecord,
  },
};
