import { z } from 'zod';
import { toCents } from '@/lib/format/money';

/** Absent and null are the same in what the service answers. */
export const optionalNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

export const optionalFlag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null);

/** A number or a text where either was seen, as text. */
export const optionalCode = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === undefined || value === null || value === '' ? null : String(value)));

/** Text from elsewhere, which may come as JSON already read: always back to text. */
export const foreignText = z.unknown().optional().transform(asText);

function asText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** An object whose keys nobody promises; anything else reads as null. */
export const looseRecord = z.record(z.string(), z.unknown()).nullable().catch(null);

/** Card money (interface: Money rules, "integers in cents"). */
export const cents = z.int().transform(toCents);

export const optionalCents = cents.nullish().transform((value) => value ?? null);
