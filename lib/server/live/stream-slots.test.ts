import { expect, it } from 'vitest';
import { createStreamSlots } from './stream-slots';

it('a session has so many streams and no more, whatever others have open', () => {
  const slots = createStreamSlots(2);
  expect([slots.take('a'), slots.take('a'), slots.take('b')]).not.toContain(null);
  expect(slots.take('a')).toBeNull();
});

it('a stream that ended leaves its place to one other, however often its end is told', () => {
  const slots = createStreamSlots(1);
  const giveBack = slots.take('a');
  giveBack?.();
  giveBack?.();
  expect(slots.take('a')).not.toBeNull();
  expect(slots.take('a')).toBeNull();
});
