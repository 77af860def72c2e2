import { z } from 'zod';
import { instant, nullableText, optionalInstant, optionalReais, optionalText, reais, word } from '@/lib/contracts/shape/field.shape';
import { pageRecord, pageWire } from '@/lib/contracts/shape/page.shape';
import { statementOperations } from './statements';

const entryWire = z.object({
  id: z.string(),
  amount: z.number(),
  operation: z.enum(statementOperations),
  reason: z.string(),
  balanceType: z.enum(['AVAILABLE', 'BLOCKED']),
  previousBalanceAvailable: z.number(),
  previousBalanceBlocked: z.number(),
  newBalanceAvailable: z.number(),
  newBalanceBlocked: z.number(),
  transactionId: nullableText,
  infractionId: nullableText,
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** The amount is positive: its sign is in `operation`. */
const entryRecord = z.object({
  id: z.string().min(1),
  amount: reais,
  operation: word,
  reason: optionalText,
  balanceType: optionalText,
  previousBalanceAvailable: optionalReais,
  previousBalanceBlocked: optionalReais,
  newBalanceAvailable: optionalReais,
  newBalanceBlocked: optionalReais,
  transactionId: optionalText,
  infractionId: optionalText,
  createdAt: instant,
  updatedAt: optionalInstant,
});

export const statementShapes = {
  'statements.list': { wire: pageWire(entryWire), record: pageRecord(entryRecord) },
  'statements.read': { wire: entryWire, record: entryRecord },
};
