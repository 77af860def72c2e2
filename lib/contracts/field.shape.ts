import { z } from 'zod';
import { toReais } from '@/lib/format/money';

/** A field that may be absent, null or empty: all three read as null. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => (text === undefined || text === '' ? null : text));

/** An amount in reais, a JSON number or decimal text, to its canonical decimal text. */
export const reais = z.union([z.number(), z.string()]).transform((value, context) => {
  try {
    return toReais(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'not an amount in reais' });
    return z.NEVER;
  }
});

export const optionalReais = reais.nullish().transform((value) => value ?? null);

/** Text the wire may write as text or null (interface: "Fields that do not apply yet are returned as null"). */
export const nullableText = z.string().nullable();

/** Keys of an object with their first letter lowered: the service writes some of them in PascalCase. */
export function lowerKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.charAt(0).toLowerCase() + key.slice(1), item]));
}
