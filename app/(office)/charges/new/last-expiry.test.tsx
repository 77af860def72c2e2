import { beforeEach, expect, test } from 'vitest';
import { lastExpiry, rememberExpiry } from './last-expiry';

beforeEach(() => localStorage.clear());

test('the next charge offers the time of the last one', () => {
  expect(lastExpiry.read()).toBeNull();
  rememberExpiry('86400');
  expect(lastExpiry.read()).toBe('86400');
});

test('an own time, and anything else that is stored, changes nothing', () => {
  rememberExpiry('3600');
  rememberExpiry('custom');
  expect(lastExpiry.read()).toBe('3600');
  localStorage.setItem('charge-expiry', '"5"');
  expect(lastExpiry.read()).toBeNull();
});
