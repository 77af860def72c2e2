import { expect, test } from 'vitest';
import { z } from 'zod';
import { limitAssumptions } from './assumptions';
import { endpointNamed, endpointNames } from './registry';
import { shapeOf } from './shapes';

/** interface: Limits. Bounds that the document itself states. */
const stated = new Set([50, 64, 100, 172_000]);
/** Weekdays, days of a month, HTTP statuses. */
const natural = new Set([6, 31, 599]);

/** Every upper bound in a JSON schema, or in the description of a query. */
function boundsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    /^(maxLength|maxItems|maximum|max)$/.test(key) && typeof item === 'number' ? [item] : boundsIn(item),
  );
}

const service = endpointNames.filter((name) => endpointNamed(name).service !== 'office');

test.each(service)('%s: every bound that the document does not state is an assumption', (name) => {
  const { body } = shapeOf(name);
  const schema = body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {};
  const assumed = new Set(limitAssumptions.map(({ max }) => max));
  const bounds = [...boundsIn(schema), ...boundsIn(endpointNamed(name).query)].filter((bound) => bound < Number.MAX_SAFE_INTEGER);
  expect(bounds.filter((bound) => !stated.has(bound) && !natural.has(bound) && !assumed.has(bound))).toEqual([]);
});

test('every assumed bound has its reason in a sentence', () => {
  for (const { why } of limitAssumptions) expect(why).toMatch(/^[A-Z].*\.$/);
});
