/**
 * One setting: how its text is read, what it must look like in the words of a refusal, and an example.
 * @template {import('zod').ZodType} Schema
 * @param {Schema} schema
 * @param {string} form
 * @param {string} example
 * @returns {Schema}
 */
export function setting(schema, form, example) {
  return schema.meta({ form, example });
}
