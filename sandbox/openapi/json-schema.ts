import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Converts a request schema to JSON Schema. What JSON Schema cannot express, such as bytes or rules between fields, is left open. */
export function jsonSchema(shape: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return schema;
}
