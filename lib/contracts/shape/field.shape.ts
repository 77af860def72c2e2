import { z } from 'zod';
import { type Reais, toReais } from '@/lib/format/money';

/** A field that may be absent, null or empty: all three read as null. */
export const optionalText = oneStep('string', (value) => (typeof value === 'string' ? value || null : isAbsent(value) ? null : undefined));

/** An amount in reais, a JSON number or decimal text, to its canonical decimal text. */
export const reais = oneStep('number', amountIn);

export const optionalReais = oneStep('number', (value) => (isAbsent(value) ? null : amountIn(value)));

/**
 * Parses a field in one step, because a list of a hundred records has thousands of fields. `read` returns `undefined` for an invalid value.
 */
function oneStep<T>(expected: 'string' | 'number', read: (value: unknown) => T | undefined) {
  return z.transform((value: unknown, context): T => {
    const found = read(value);
    if (found !== undefined) return found;
    context.issues.push({ code: 'invalid_type', expected, input: value });
    return z.NEVER;
  });
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
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
