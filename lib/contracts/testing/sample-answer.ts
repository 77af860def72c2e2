import { z } from 'zod';

type Schema = Readonly<Record<string, unknown>>;

/** An answer with every field of a wire schema filled. */
export function sampleAnswer(wire: z.ZodType): unknown {
  return sampleOf('', z.toJSONSchema(wire, { unrepresentable: 'any' }));
}

function sampleOf(name: string, schema: unknown): unknown {
  if (!isRecord(schema)) return null;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.anyOf))
    return sampleOf(
      name,
      schema.anyOf.find((one) => isRecord(one) && one.type !== 'null'),
    );
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isRecord(schema.properties) ? schema.properties : {}).map(([key, one]) => [key, sampleOf(key, one)]),
      );
    case 'array':
      return [sampleOf(name, schema.items)];
    case 'number':
    case 'integer':
      return 10;
    case 'boolean':
      return true;
    case 'string':
      return textOf(name);
    default:
      return null;
  }
}

function textOf(name: string): string {
  if (isInstantName(name)) return '2026-11-27T12:00:00.000Z';
  if (/^url$|Url$/.test(name)) return 'https://shop.example/x';
  if (name === 'accountNumber') return '000123';
  return name === 'refundAmount' ? '5.00' : `a ${name}`;
}

/** Whether a field holds an instant, by its name. */
export function isInstantName(name: string): boolean {
  return /(At|Date|Recurrency|Reset|Deadline|_at)$/.test(name);
}

/** The paths of all fields in a value, lists by their first item. */
export function pathsIn(value: unknown, above: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.length > 0 ? pathsIn(value[0], [...above, 0]) : [];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => [[...above, key], ...pathsIn(one, [...above, key])]);
}

/** The value with another one at a path; `undefined` takes the field away. */
export function withAt(value: unknown, [key, ...rest]: readonly (string | number)[], change: unknown): unknown {
  if (key === undefined) return change;
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? withAt(one, rest, change) : one));
  if (!isRecord(value)) return value;
  if (rest.length === 0 && change === undefined) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return { ...value, [key]: withAt(value[key], rest, change) };
}

function isRecord(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
