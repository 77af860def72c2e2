import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Converts a schema to JSON Schema, as it is sent or as it is read. What JSON Schema cannot express, such as bytes or rules between fields, is left open. */
export function jsonSchema(shape: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
}
