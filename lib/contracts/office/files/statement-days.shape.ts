import { z } from 'zod';
import { reais } from '@/lib/contracts/shape/field.shape';
import { balanceSides, statementErrorKinds } from './statement-checks';

export const sideOfDay = z.object({ opening: reais, in: reais, out: reais, closing: reais, difference: reais }).nullable();

const daysRecord = z.object({
  /** Newest first; a day that was read only in part is left out. */
  days: z.array(z.object({ day: z.string(), lines: z.number(), available: sideOfDay, blocked: sideOfDay })),
  /** The newest entries that do not add up. */
  errors: z.array(
    z.object({ id: z.string(), kind: z.enum(statementErrorKinds), side: z.enum(balanceSides), expected: reais, found: reais }),
  ),
  /** How many there are in all, and how many entries were checked. */
  errorCount: z.number(),
  lineCount: z.number(),
  /** True when there were more entries than are read at once. */
  truncated: z.boolean(),
  readAt: z.string(),
});

export const statementDaysShapes = { 'statements.days': { record: daysRecord } };
