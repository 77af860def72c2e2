import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginShutdown } from '@/lib/server/shutdown';
import type { Hub } from './hub';
import { heartbeatMs, liveStream } from './stream';

type Listener = Parameters<Hub['subscribe']>[0];

let listeners: Set<Listener>;
const hub: Hub = {
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: async () => {},
};

beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Set();
});
afterEach(() => vi.useRealTimers());

function open(stillSignedIn = async () => true, leaving = new AbortController()) {
  const reader = liveStream(hub, leaving.signal, stillSignedIn).getReader();
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? 'end' : new TextDecoder().decode(value);
  };
  return { next, leaving, cancel: () => reader.cancel() };
}
const all = (notify: (listener: Listener) => void) => listeners.forEach(notify);

test('sends all resources at first, then the changed ones, then all again after missed changes', async () => {
  const { next } = open();
  expect(await next()).toBe('retry: 2000\nevent: opened\ndata: []\n\n');
  all(({ changed }) => changed(['charges', 'balance']));
  expect(await next()).toBe('event: changed\ndata: ["charges","balance"]\n\n');
  all(({ missed }) => missed());
  expect(await next()).toContain('event: opened');
});

test('sends a heartbeat more often than once a minute', async () => {
  const { next } = open();
  await next();
  await vi.advanceTimersByTimeAsync(heartbeatMs);
  expect(await next()).toBe('event: here\ndata: []\n\n');
  expect(heartbeatMs).toBeLessThan(60_000);
});

test('ends when the process stops, with a word to come back that differs from stream to stream', async () => {
  const streams = Array.from({ length: 20 }, () => open());
  for (const { next } of streams) await next();
  try {
    beginShutdown();
    const last = await Promise.all(streams.map(({ next }) => next()));
    for (const event of last) expect(event).toMatch(/^retry: (1[5-9]|[2-5]\d)\d\d\nevent: restarting\ndata: \[\]\n\n$/);
    expect(new Set(last).size).toBeGreaterThan(10);
    for (const { next } of streams) expect(await next()).toBe('end');
    expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  } finally {
    Reflect.deleteProperty(globalThis, 'balcaoShutdown');
  }
});

test('ends with the session, and unsubscribes', async () => {
  let signedIn = true;
  const { next } = open(async () => signedIn);
  await next();
  signedIn = false;
  await vi.advanceTimersByTimeAsync(heartbeatMs);
  expect(await next()).toBe('end');
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('ends at once when its session was ended elsewhere', async () => {
  let signedIn = true;
  const { next } = open(async () => signedIn);
  await next();
  all(({ changed }) => changed(['sessions']));
  expect(await next()).toContain('["sessions"]');
  signedIn = false;
  all(({ changed }) => changed(['sessions']));
  expect(await next()).toBe('end');
});

test.each([
  ['leaves', ({ leaving }: ReturnType<typeof open>) => leaving.abort()],
  ['lets go of the stream', ({ cancel }: ReturnType<typeof open>) => cancel()],
])('ends when the browser %s, also during the session lookup', async (_name, leave) => {
  let answer = (_signedIn: boolean) => {};
  const stream = open(() => new Promise((resolve) => (answer = resolve)));
  await stream.next();
  await vi.advanceTimersByTimeAsync(heartbeatMs);
  await leave(stream);
  answer(true);
  expect(await stream.next()).toBe('end');
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('holds nothing for a browser that left before it began', () => {
  const leaving = new AbortController();
  leaving.abort();
  open(async () => true, leaving);
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('disconnects a browser that reads nothing instead of buffering for it', () => {
  open();
  for (let event = 0; event < 200; event += 1) all(({ changed }) => changed([`x-${event}`]));
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});
