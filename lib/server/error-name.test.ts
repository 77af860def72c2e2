import { expect, test } from 'vitest';
import { errorName } from './error-name';

test('a fault is told by its kind and its place, without a word of its text', () => {
  const told = errorName(new RangeError('Failed query: select\nparams: maria@loja.example'));
  expect(told).toMatch(/^RangeError at .*fault-name\.test\.ts:\d+:\d+/);
  expect(told).not.toMatch(/select|params|maria/);
});

test('what is no error is told by its type', () => {
  expect(errorName('maria@loja.example')).toBe('string');
});
