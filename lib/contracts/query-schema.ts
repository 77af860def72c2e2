import { z } from 'zod';
import { idPattern } from './address';
import type { QueryField, QueryFields, QueryOf } from './query-field';

/** The strict reading of a query, from the registry's field descriptions. What is unknown or given twice is refused. */
export function querySchema<F extends QueryFields>(fields: F): z.ZodType<QueryOf<F>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, field.required ? fieldSchema(field) : fieldSchema(field).optional()]),
  );
  // The shape above is built key by key from F, which is what QueryOf<F> says.
  return z.strictObject(shape) as unknown as z.ZodType<QueryOf<F>>;
}

/** Any instant of ISO 8601 that exists, or a bare calendar day; the year 0 is one that databases do not know. */
const instant = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).refine((text) => new Date(text).getUTCFullYear() > 0);

function fieldSchema(field: QueryField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return z.string().min(1).max(field.max);
    case 'id':
      return z.string().regex(idPattern);
    case 'integer':
      return z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number)
        .pipe(z.number().int().min(field.min).max(field.max));
    case 'one':
      return z.enum(field.values);
    case 'several':
      return z
        .string()
        .min(1)
        .transform((text) => text.split(','))
        .pipe(z.array(z.enum(field.values)).refine((values) => new Set(values).size === values.length, 'given twice'));
    case 'flag':
      return z.enum(['true', 'false']).transform((text) => text === 'true');
    case 'instant':
      return instant;
    case 'day':
      return z.iso.date();
    case 'amount':
      return z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);
    case 'document':
      return z.string().regex(/^(\d{11}|[0-9A-Z]{12}\d{2})$/);
  }
}
