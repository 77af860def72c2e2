import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A shape as JSON Schema, as it is sent. What JSON cannot say, such as bytes or a rule between fields, is left open. */
export function jsonSchema(shape: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return schema;
}
