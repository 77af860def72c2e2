import { expect, test } from 'vitest';
import { toWireInstant } from './open-database';

test.each([
  ['2026-11-27 17:32:08+00', '2026-11-27T17:32:08.000Z'],
  ['2026-11-27 17:32:08.1+00', '2026-11-27T17:32:08.100Z'],
  ['2026-11-27 17:32:08.12+00', '2026-11-27T17:32:08.120Z'],
  ['2026-11-27 17:32:08.123+00', '2026-11-27T17:32:08.123Z'],
])('%s is written %s', (stored, wire) => {
  expect(toWireInstant(stored)).toBe(wire);
});
