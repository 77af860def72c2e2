import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFollow } from './use-follow';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Props = { waiting: boolean; onAsk: () => void };

/** A reading that answers at once. */
function useReading({ waiting, onAsk }: Props) {
  const [dataUpdatedAt, answer] = useState(0);
  const refetch = () => {
    onAsk();
    answer(Date.now());
  };
  useFollow({ refetch, dataUpdatedAt, errorUpdatedAt: 0 }, waiting);
}

/** Notes the seconds at which it was read. */
function follow() {
  const asked: number[] = [];
  const started = Date.now();
  const onAsk = () => void asked.push((Date.now() - started) / 1000);
  const { rerender } = renderHook(useReading, { initialProps: { waiting: true, onAsk } });
  return { asked, stop: () => rerender({ waiting: false, onAsk }) };
}

/** Second by second, as a browser draws. */
function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) act(() => void vi.advanceTimersByTime(1000));
}

test('without the stream it reads again after 2, 4, 8 and then every 15 seconds', () => {
  const { asked } = follow();
  pass(45);
  expect(asked).toEqual([2, 6, 14, 29, 44]);
});

test.each(['focus', 'online'])('reads at once on %s and starts over', (event) => {
  const { asked } = follow();
  pass(20);
  act(() => void window.dispatchEvent(new Event(event)));
  pass(2);
  expect(asked).toEqual([2, 6, 14, 20, 22]);
});

test('stops when there is nothing to wait for', () => {
  const { asked, stop } = follow();
  pass(3);
  stop();
  pass(60);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(asked).toEqual([2]);
});
