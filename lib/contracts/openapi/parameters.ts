import { idPattern } from '@/lib/contracts/address';
import type { Endpoint } from '@/lib/contracts/endpoint';
import type { QueryField } from '@/lib/contracts/query/query-field';
import type { JsonSchema } from './json-schema';

const id = { type: 'string', pattern: idPattern.source };

/** The path and query parameters of an operation. */
export function parametersOf({ path, query = {} }: Pick<Endpoint, 'path' | 'query'>): JsonSchema[] {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({ name, in: 'path', required: true, schema: id }));
  const inQuery = Object.entries(query).map(([name, field]) => ({
    name,
    in: 'query',
    required: field.required ?? false,
    schema: schemaOf(field),
    // Several values are comma-separated under one name.
    ...(field.kind === 'several' ? { style: 'form', explode: false } : {}),
  }));
  return [...inPath, ...inQuery];
}

function schemaOf(field: QueryField): JsonSchema {
  switch (field.kind) {
    case 'text':
      return { type: 'string', minLength: 1, maxLength: field.max };
    case 'id':
      return id;
    case 'integer':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'one':
      return { type: 'string', enum: field.values };
    case 'several':
      return { type: 'array', items: { type: 'string', enum: field.values }, uniqueItems: true, minItems: 1 };
    case 'flag':
      return { type: 'boolean' };
    case 'instant':
      return {
        anyOf: [
          { type: 'string', format: 'date-time' },
          { type: 'string', format: 'date' },
        ],
      };
    case 'day':
      return { type: 'string', format: 'date' };
    case 'amount':
      return { type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,2})?$' };
    case 'document':
      return { type: 'string', pattern: '^(\\d{11}|[0-9A-Z]{12}\\d{2})$' };
  }
}
