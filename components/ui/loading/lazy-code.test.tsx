import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyCode } from './lazy-code';

const code = { double: (number: number) => 2 * number };

test('code is asked for once, and shown by whoever waits for it when it comes', async () => {
  const load = vi.fn(async () => code);
  const { ask, useArrived } = lazyCode(load);
  const { result } = renderHook(() => useArrived());
  expect(result.current).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  await act(async () => void (await Promise.all([ask(), ask()])));
  expect(result.current?.double(2)).toBe(4);
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that cannot be loaded is null, and is requested again', async () => {
  const load = vi.fn(async () => code);
  load.mockRejectedValueOnce(new Error('Failed to load chunk'));
  const { ask } = lazyCode(load);
  expect(await ask()).toBeNull();
  expect(await ask()).toBe(code);
});
