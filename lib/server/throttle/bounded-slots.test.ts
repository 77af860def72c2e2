import { expect, test } from 'vitest';
import { boundedSlots } from './bounded-slots';

test('slots run two at once, queue one, and reject all others at once', async () => {
  const slots = boundedSlots({ atOnce: 2, waiting: 1 });
  const ends: (() => void)[] = [];
  const begin = () => slots(() => new Promise<string>((end) => ends.push(() => end('done'))));
  const [first, second, third] = [begin(), begin(), begin()];
  expect(ends).toHaveLength(2);
  expect(await begin()).toEqual({ hadTurn: false });
  ends[0]?.();
  expect(await first).toEqual({ hadTurn: true, value: 'done' });
  await expect.poll(() => ends.length).toBe(3);
  expect(await Promise.race([begin(), Promise.resolve('waits')])).toBe('waits');
  for (const end of ends) end();
  expect(await Promise.all([second, third])).toEqual(Array(2).fill({ hadTurn: true, value: 'done' }));
});

test('a slot is free again after work that failed', async () => {
  const slots = boundedSlots({ atOnce: 1, waiting: 0 });
  await expect(slots(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await slots(async () => 'done')).toEqual({ hadTurn: true, value: 'done' });
});
