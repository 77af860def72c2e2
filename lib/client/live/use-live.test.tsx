import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLive } from './is-live';
import { useLive } from './use-live';

/** An EventSource whose server is the test. */
class TestSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: TestSource[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    TestSource.all.push(this);
  }
  close() {
    this.readyState = TestSource.CLOSED;
  }
  emit(type: string, data: unknown = []) {
    act(() => void this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) })));
  }
}

const client = new QueryClient();
const read = vi.fn<() => Promise<void>>();
const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
const source = () => TestSource.all.at(-1) as TestSource;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', TestSource);
  TestSource.all.length = 0;
  read.mockReset().mockResolvedValue();
  client.invalidateQueries = read;
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // What a test asked for is loaded before the next one counts its calls.
  await vi.dynamicImportSettled();
});

const start = () => {
  renderHook(() => useLive(), { wrapper });
  return {
    get current() {
      return isLive();
    },
  };
};

test('each event refetches the resources it names', () => {
  const live = start();
  source().emit('opened');
  expect([live.current, read.mock.calls]).toEqual([true, []]);
  source().emit('changed', ['charges', 'balance']);
  expect(read.mock.calls).toEqual([[{ queryKey: ['charges'] }], [{ queryKey: ['balance'] }]]);
});

test('a stream that reconnects, or reports missed events, refetches everything', () => {
  const live = start();
  source().emit('opened');
  source().emit('error');
  expect(live.current).toBe(false);
  source().emit('opened');
  expect([live.current, read.mock.calls]).toEqual([true, [[]]]);
});

test('a stream the browser has given up is opened again', () => {
  const live = start();
  source().emit('opened');
  source().close();
  source().emit('error');
  expect([live.current, TestSource.all.length]).toEqual([false, 1]);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(TestSource.all.map(({ url }) => url)).toEqual(['/api/live', '/api/live']);
  source().emit('opened');
  expect([live.current, read.mock.calls]).toEqual([true, [[]]]);
});

test('a stream whose server said that it restarts, and is not there yet, is opened again within five seconds, not by all at once', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  start();
  source().emit('opened');
  source().emit('restarting');
  source().close();
  source().emit('error');
  act(() => void vi.advanceTimersByTime(1_999));
  expect(TestSource.all).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(1));
  expect(TestSource.all).toHaveLength(2);
  vi.restoreAllMocks();
});

test('a stream that a proxy holds back is not live, and is opened again', () => {
  const live = start();
  expect(live.current).toBe(false);
  source().emit('opened');
  act(() => void vi.advanceTimersByTime(40_000));
  source().emit('here');
  act(() => void vi.advanceTimersByTime(40_000));
  expect([live.current, TestSource.all.length]).toEqual([true, 1]);
  act(() => void vi.advanceTimersByTime(60_000));
  expect([live.current, TestSource.all.length]).toEqual([false, 2]);
});

test('a page whose stream is refused asks at once whether its session has ended', async () => {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(Response.json({ items: [], hasNext: false, total: 0 }));
  vi.stubGlobal('fetch', fetched);
  start();
  source().emit('opened');
  source().emit('error');
  expect(fetched).not.toHaveBeenCalled();
  source().close();
  source().emit('error');
  await vi.dynamicImportSettled();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/office/sessions']);
});

test('a stream that is refused repeatedly is retried at growing intervals, at least once a minute', () => {
  start();
  const refuse = () => {
    source().close();
    source().emit('error');
  };
  for (const pause of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    refuse();
    const opened = TestSource.all.length;
    act(() => void vi.advanceTimersByTime(pause - 1));
    expect(TestSource.all).toHaveLength(opened);
    act(() => void vi.advanceTimersByTime(1));
    expect(TestSource.all).toHaveLength(opened + 1);
  }
  source().emit('opened');
  refuse();
  const opened = TestSource.all.length;
  act(() => void vi.advanceTimersByTime(5_000));
  expect(TestSource.all).toHaveLength(opened + 1);
});

test('is closed with the page', () => {
  start();
  source().emit('error');
  cleanup();
  expect(source().readyState).toBe(TestSource.CLOSED);
  vi.advanceTimersByTime(60_000);
  expect(TestSource.all).toHaveLength(1);
});
