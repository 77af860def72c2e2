import { expect, test } from 'vitest';
import type { QueueItem } from '@/components/infraction/use-queue';
import { queueGroups } from './queue-groups';

const now = Date.parse('2026-11-27T17:32:08.000Z');
const hours = (ahead: number) => new Date(now + ahead * 3_600_000).toISOString();

function item(id: string, expiresAt: string | null, amount = '10.00') {
  return { id, expiresAt, transaction: { amount } } as QueueItem;
}

const queue = [
  item('none', null),
  item('late', hours(-1)),
  item('a', hours(1)),
  item('b', hours(5)),
  item('c', hours(30)),
  item('d', hours(90)),
];
const describeGroups = (groups: ReturnType<typeof queueGroups>) =>
  groups.map(({ band, items }) => `${band}: ${items.map(({ id }) => id).join(' ')}`);

test('puts the soonest first, what has no deadline on top, and leaves empty bands out', () => {
  expect(describeGroups(queueGroups(queue, 'deadline', now))).toEqual([
    'none: none',
    'late: late',
    'under6: a b',
    'under48: c',
    'over48: d',
  ]);
});

test('turns the order around, and what has no deadline stays on top', () => {
  expect(describeGroups(queueGroups(queue, '-deadline', now))).toEqual([
    'none: none',
    'over48: d',
    'under48: c',
    'under6: b a',
    'late: late',
  ]);
});

test('moves a case from band to band as the clock goes', () => {
  const hour = 3_600_000;
  const bands = [0, 1, 25, 43, 48].map((passed) => queueGroups([item('x', hours(48))], 'deadline', now + passed * hour)[0]?.band);
  expect(bands).toEqual(['over48', 'under48', 'under24', 'under6', 'late']);
});

test('sorts by amount as numbers, both ways, in one list', () => {
  const amounts = [item('a', null, '9.90'), item('b', hours(1), '100.00'), item('c', hours(2), '20.00')];
  expect(describeGroups(queueGroups(amounts, 'amount', now))).toEqual(['null: a c b']);
  expect(describeGroups(queueGroups(amounts, '-amount', now))).toEqual(['null: b c a']);
});

test('has nothing to show of nothing', () => {
  for (const sort of ['deadline', 'amount'] as const) expect(queueGroups([], sort, now)).toEqual([]);
});
