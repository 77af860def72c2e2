import { expect, test } from 'vitest';
import { errorName } from './error-name';

test('an error is logged by its class and place, without its text', () => {
  const name = errorName(new RangeError('Failed query: select\nparams: maria@loja.example'));
  expect(name).toMatch(/^RangeError at .*error-name\.test\.ts:\d+:\d+/);
  expect(name).not.toMatch(/select|params|maria/);
});

test('a thrown non-error is logged by its type', () => {
  expect(errorName('maria@loja.example')).toBe('string');
});
