import { expect, test } from 'vitest';
import { faultName } from './fault-name';

test('a fault is told by its kind and its place, without a word of its text', () => {
  const told = faultName(new RangeError('Failed query: select\nparams: maria@loja.example'));
  expect(told).toMatch(/^RangeError at .*fault-name\.test\.ts:\d+:\d+/);
  expect(told).not.toMatch(/select|params|maria/);
});

test('what is no error is told by its type', () => {
  expect(faultName('maria@loja.example')).toBe('string');
});
