import { expect, test } from 'vitest';
import { errorName } from './error-name';

test('an error is logged by its class and place, without its text', () => {
  const told = errorName(new RangeError('Failed query: select\nparams: maria@loja.example'));
  expect(told).toMatch(/^RangeError at .*fault-name\.test\.ts:\d+:\d+/);
  expect(told).not.toMatch(/select|params|maria/);
});

test('a thrown non-error is logged by its type', () => {
  expect(errorName('maria@loja.example')).toBe('string');
});
