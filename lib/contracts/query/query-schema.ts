import { z } from 'zod';
import { idPattern } from '@/lib/contracts/address';
import type { QueryField, QueryFields, QueryOf } from './query-field';

/** The strict schema of a query, built from the registry's fields. Unknown and repeated keys are refused. */
export function querySchema<F extends QueryFields>(fields: F): z.ZodType<QueryOf<F>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, field.required ? fieldSchema(field) : fieldSchema(field).optional()]),
  );
  // The shape above is built key by key from F, which is what QueryOf<F> says.
  return z.strictObject(shape) as unknown as z.ZodType<QueryOf<F>>;
}

/** Any existing ISO 8601 instant, or a calendar day; databases have no year 0. */
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
