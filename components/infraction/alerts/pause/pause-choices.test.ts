import { expect, test } from 'vitest';
import { pauseChoices } from './pause-choices';

const now = Date.parse('2026-11-27T17:32:08.000Z');
const hour = 3_600_000;
const ahead = (hours: number) => new Date(now + hours * hour).toISOString();

test.each([
  [40, [{ hours: 1 }, { hours: 3 }, { hours: 8 }, { band: 'under24', until: ahead(16) }]],
  [10, [{ hours: 1 }, { hours: 3 }, { band: 'under6', until: ahead(4) }]],
  [0.5, [{ band: 'late', until: ahead(0.5) }]],
  [49, [{ band: 'under48', until: ahead(1) }]],
])('with %d h left nothing is offered past the next limit', (left, choices) => {
  expect(pauseChoices(ahead(left), now)).toMatchObject(choices);
});

test.each([null, ahead(-2)])('with the deadline %s a day is the most', (expiresAt) => {
  expect(pauseChoices(expiresAt, now).map((choice) => 'hours' in choice && choice.hours)).toEqual([1, 3, 8, 24]);
});
