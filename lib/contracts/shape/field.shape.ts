import { z } from 'zod';
import { type Reais, toReais } from '@/lib/format/money/money';
import { unknownWord } from './unknown-word';

/** Text; null where it is absent, empty or no text. */
export const optionalText = lenient((value) => (typeof value === 'string' && value !== '' ? value : null));

/** An instant or a day that can be formatted; null where it is absent or unreadable. */
export const optionalInstant = lenient((value) => (isInstant(value) ? value : null));

/** An amount in reais to its canonical decimal text; null where it is absent or unreadable. */
export const optionalReais = lenient((value) => amountIn(value) ?? null);

/** A word of an open list that a record cannot be without, such as its status: a missing one reads as unknown. */
export const word = lenient((value) => (typeof value === 'string' && value !== '' ? value : unknownWord));

/** An instant a record cannot be without: when it was created. */
export const instant = strict('string', (value) => (isInstant(value) ? value : undefined));

/** An amount in reais, a JSON number or decimal text, to its canonical decimal text. */
export const reais = strict('number', amountIn);

/**
 * A field that never spoils its record: what cannot be read is missing. Parsed in one step, because a list of a hundred records has
 * thousands of fields.
 */
export function lenient<T>(read: (value: unknown) => T) {
  return z.transform(read);
}

/** A field without which there is no record. `read` returns `undefined` for an invalid value. */
function strict<T>(expected: 'string' | 'number', read: (value: unknown) => T | undefined) {
  return z.transform((value: unknown, context): T => {
    const found = read(value);
    if (found !== undefined) return found;
    context.issues.push({ code: 'invalid_type', expected, input: value });
    return z.NEVER;
  });
}

/** Dates are read only as the service writes them: other texts would mean something else in each browser. */
function isInstant(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));
}

function amountIn(value: unknown): Reais | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  try {
    return toReais(value);
  } catch {
    return undefined;
  }
}

/** Text the wire may write as text or null (interface: Transaction, "Fields that do not apply yet are returned as null"). */
export const nullableText = z.string().nullable();

/** Lowers the first letter of an object's keys: the service writes some of them in PascalCase. */
export function lowerKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.charAt(0).toLowerCase() + key.slice(1), item]));
}
