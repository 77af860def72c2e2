import { expect, test } from 'vitest';
import { sameValidity } from './same-validity';

const at = '2026-11-27T15:00:00.000Z';

test.each([
  ['2026-11-27T15:10:00.000Z', { expiry: '600', customTime: '' }],
  ['2026-11-28T15:00:00.000Z', { expiry: '86400', customTime: '' }],
  ['2026-11-27T16:30:00.000Z', { expiry: 'custom', customTime: '90' }],
  ['2026-11-27T15:00:30.000Z', { expiry: 'custom', customTime: '1' }],
  [null, { expiry: '86400', customTime: '' }],
])('a charge that ended at %s is offered for the same time', (end, validity) => {
  expect(sameValidity(at, end)).toEqual({ ...validity, customUnit: 'minutes' });
});
