import { expect, test } from 'vitest';
import { readEnvironment } from './environment';

const url = 'postgres://somebody@127.0.0.1:5432/sandbox';

test('only the database URL is required', () => {
  expect(readEnvironment({ SANDBOX_DATABASE_URL: url })).toMatchObject({
    SANDBOX_PORT: 4010,
    SANDBOX_DATABASE_URL: url,
    SANDBOX_TOKEN: 'sandbox',
    SANDBOX_TRANSACTIONS: 20_000,
    SANDBOX_VARIANT: 'base',
  });
});

test.each([
  ['SANDBOX_DATABASE_URL', {}],
  ['SANDBOX_DATABASE_URL', { SANDBOX_DATABASE_URL: 'https://127.0.0.1' }],
  ['SANDBOX_PORT', { SANDBOX_DATABASE_URL: url, SANDBOX_PORT: 'http' }],
  ['SANDBOX_TOKEN', { SANDBOX_DATABASE_URL: url, SANDBOX_TOKEN: 'two words' }],
  ['SANDBOX_TRANSACTIONS', { SANDBOX_DATABASE_URL: url, SANDBOX_TRANSACTIONS: '-1' }],
  ['SANDBOX_VARIANT', { SANDBOX_DATABASE_URL: url, SANDBOX_VARIANT: 'oldest' }],
])('a refusal names %s', (name, variables) => {
  expect(() => readEnvironment(variables)).toThrow(name);
});
