import { z } from 'zod';
import { toCents } from '@/lib/format/money';

/** Absent and null are the same in the service's answers. */
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

/** Foreign text that may arrive as parsed JSON: always converted back to text. */
export const foreignText = z.unknown().optional().transform(asText);

function asText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** An object with unknown keys; anything else becomes null. */
export const looseRecord = z.record(z.string(), z.unknown()).nullable().catch(null);

/** Card money (interface: Card interface, "integers in cents"). */
export const cents = z.int().transform(toCents);

export const optionalCents = cents.nullish().transform((value) => value ?? null);
