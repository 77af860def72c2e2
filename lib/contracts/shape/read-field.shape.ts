import { z } from 'zod';
import { type Cents, toCents } from '@/lib/format/money/money';
import { lenient } from './field.shape';

export const optionalNumber = lenient((value) => (typeof value === 'number' && Number.isFinite(value) ? value : null));

export const optionalFlag = lenient((value) => (typeof value === 'boolean' ? value : null));

/** A number or a text where either was seen, as text. */
export const optionalCode = lenient((value) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null,
);

/** Foreign text that may arrive as parsed JSON: always converted back to text. */
export const foreignText = lenient((value): string | null => {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
});

/** An object with unknown keys; anything else becomes null. */
export const looseRecord = lenient((value) => (isRecord(value) ? value : null));

/** Card money (interface: Card interface, "integers in cents"). */
export const cents = z.int().transform(toCents);

export const optionalCents = lenient((value): Cents | null => (Number.isSafeInteger(value) ? toCents(Number(value)) : null));

/** A part of a record whose own fields are optional; null where it is absent or no object. */
export function optionalPart<S extends z.ZodType>(part: S) {
  return lenient((value) => part.safeParse(value).data ?? null);
}

/** The items of a list inside a record, without those that cannot be read; null where there is no list. */
export function optionalItems<S extends z.ZodType>(item: S) {
  return lenient((value): z.output<S>[] | null =>
    Array.isArray(value)
      ? value.flatMap((one) => {
          const read = item.safeParse(one);
          return read.success ? [read.data] : [];
        })
      : null,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
