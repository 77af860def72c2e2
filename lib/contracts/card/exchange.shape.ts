import { z } from 'zod';
import { reais } from '@/lib/contracts/shape/field.shape';
import { listRecord } from '@/lib/contracts/shape/list.shape';
import { cents } from '@/lib/contracts/shape/read-field.shape';

const quoteWire = z.object({ code: z.string(), rate: z.object({ bid: z.number(), ask: z.number() }) });

/** BRL per unit of the currency, with all its decimals. */
const quoteRecord = z.object({ code: z.string().min(1), rate: z.object({ bid: reais, ask: reais }) });

/** Whole cents of the target currency: the only place where a converted amount is rounded. */
const roundedCents = z.number().transform(Math.round).pipe(cents);

export const exchangeShapes = {
  'exchange.list': { wire: z.array(quoteWire), record: listRecord(quoteRecord) },
  'exchange.read': { wire: quoteWire, record: quoteRecord },
  'exchange.convert': {
    wire: z.object({ amount: z.number(), currency: quoteWire }),
    record: z.object({ amount: roundedCents, currency: quoteRecord }),
  },
};
