import { expect, test } from 'vitest';
import { shorten } from './shorten';

test('keeps both ends of an id', () => {
  expect(shorten('E9912345678202611271432k3Qv')).toBe('E9912…k3Qv');
  expect(shorten('E9912345678202611271432k3Qv', { head: 8, tail: 6 })).toBe('E9912345…32k3Qv');
});

test('leaves unchanged what would hardly get shorter', () => {
  expect(shorten('0123456789')).toBe('0123456789');
  expect(shorten('0123456789A')).toBe('01234…789A');
});
