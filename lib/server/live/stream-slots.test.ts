import { expect, test } from 'vitest';
import { createStreamSlots } from './stream-slots';

test('a session has a maximum of streams, whatever other sessions have open', () => {
  const slots = createStreamSlots(2);
  expect([slots.take('a'), slots.take('a'), slots.take('b')]).not.toContain(null);
  expect(slots.take('a')).toBeNull();
});

test('a stream that ended frees its place once, however often its end is reported', () => {
  const slots = createStreamSlots(1);
  const giveBack = slots.take('a');
  giveBack?.();
  giveBack?.();
  expect(slots.take('a')).not.toBeNull();
  expect(slots.take('a')).toBeNull();
});
