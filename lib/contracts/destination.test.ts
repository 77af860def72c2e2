import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { namesDestination } from './destination';
import { endpointNamed, endpointNames } from './registry';
import { shapeOf } from './shapes';

/** The paths of all fields of a schema, at any depth. */
function fieldsOf(schema: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => fieldsOf(part, path));
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, part]: [string, unknown]) => {
    if (key !== 'properties' || typeof part !== 'object' || part === null) return fieldsOf(part, path);
    return Object.entries(part).flatMap(([name, inner]) => [[...path, name].join('.'), ...fieldsOf(inner, [...path, name])]);
  });
}

const bodies = endpointNames.flatMap((name) => {
  const endpoint = endpointNamed(name);
  const schema = shapeOf(name).request ?? shapeOf(name).body;
  if (!schema || endpoint.reach === 'sandbox') return [];
  return [[name, endpoint, fieldsOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))] as const];
});

describe.each(bodies)('%s', (_name, endpoint, fields) => {
  const lastOf = (field: string) => field.split('.').at(-1) ?? '';

  test('declares a guard for every field that decides where money or data goes', () => {
    const declared = Object.keys(endpoint.destinations ?? {});
    expect(fields.filter((field) => namesDestination(lastOf(field)) && !declared.includes(field))).toEqual([]);
    expect(declared.filter((field) => !fields.includes(field))).toEqual([]);
  });

  test('pays a confirmed payee only in an operation, and looks one up without a write', () => {
    const guards = Object.values(endpoint.destinations ?? {});
    if (guards.includes('confirmed-payee')) expect([endpoint.effect, fields.includes('confirmation')]).toEqual(['money', true]);
    if (guards.includes('seen-payee')) expect([endpoint.effect, fields.includes('lookup')]).toEqual(['change', true]);
    if (guards.includes('look-up')) expect(endpoint.effect).toBe('read');
  });
});

test('known destination fields are recognised, other fields are not', () => {
  const expected = [
    'pixKey',
    'qrCode',
    'emv',
    'receiverAccountNumber',
    'account',
    'url',
    'callbackUrl',
    'postbackUrl',
    'destination',
    'host',
  ];
  expect(expected.filter((name) => !namesDestination(name))).toEqual([]);
  const others = ['payerAccountNumber', 'virtualAccount', 'amount', 'pixType', 'generatedEmail', 'clientReference', 'idempotencyKey'];
  expect(others.filter(namesDestination)).toEqual([]);
});
