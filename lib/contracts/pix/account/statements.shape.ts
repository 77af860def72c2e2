import { z } from 'zod';
import { nullableText, optionalReais, optionalText, reais } from '@/lib/contracts/shape/field.shape';
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
  operation: z.string().min(1),
  reason: optionalText,
  balanceType: optionalText,
  previousBalanceAvailable: optionalReais,
  previousBalanceBlocked: optionalReais,
  newBalanceAvailable: optionalReais,
  newBalanceBlocked: optionalReais,
  transactionId: optionalText,
  infractionId: optionalText,
  createdAt: z.string(),
  updatedAt: optionalText,
});

export const statementShapes = {
  'statements.list': { wire: pageWire(entryWire), record: pageRecord(entryRecord) },
  'statements.read': { wire: entryWire, record: entryRecord },
};
