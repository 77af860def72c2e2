import { z } from 'zod';
import { optionalReais, reais } from '@/lib/contracts/shape/field.shape';
import { listRecord } from '@/lib/contracts/shape/list.shape';
import { cents } from '@/lib/contracts/shape/read-field.shape';
import { currencyDecimals } from '@/lib/format/money/currency';

const quoteWire = z.object({ code: z.string(), rate: z.object({ bid: z.number(), ask: z.number() }) });

/** One page of the service writes the two rates beside the code. */
function ratesInside(wire: unknown): unknown {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire) || 'rate' in wire) return wire;
  const { bid, ask } = z.looseObject({}).parse(wire);
  return { ...wire, rate: { bid, ask } };
}

/** BRL per unit of the currency, with all its decimals. */
const quoteRecord = z.preprocess(ratesInside, z.object({ code: z.string().min(1), rate: z.object({ bid: reais, ask: reais }) }));

/** A conversion has the rate of the side that was asked for, and the other one in some versions. */
const convertedBy = z.preprocess(
  ratesInside,
  z.object({ code: z.string().min(1), rate: z.object({ bid: optionalReais, ask: optionalReais }) }),
);

/** The only place where a converted amount is rounded: from hundredths to the smallest unit that the currency has. */
const conversionRecord = z
  .object({ amount: z.number(), currency: convertedBy })
  .transform(({ amount, currency }) => ({ amount: Math.round(amount * 10 ** (currencyDecimals(currency.code) - 2)), currency }))
  .pipe(z.object({ amount: cents, currency: z.custom<z.output<typeof convertedBy>>() }));

export const exchangeShapes = {
  'exchange.list': { wire: z.array(quoteWire), record: listRecord(quoteRecord) },
  'exchange.read': { wire: quoteWire, record: quoteRecord },
  'exchange.convert': {
    wire: z.object({
      amount: z.number(),
      currency: z.object({ code: z.string(), rate: z.object({ bid: z.number().optional(), ask: z.number().optional() }) }),
    }),
    record: conversionRecord,
  },
};
