// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followStream } from './shared-stream';

/** An EventSource whose server is the test. */
class TestSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly open: TestSource[] = [];
  readyState = 1;
  constructor() {
    super();
    TestSource.open.push(this);
  }
  close() {
    TestSource.open.splice(TestSource.open.indexOf(this), 1);
  }
  broadcast(type: string, data: unknown = []) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

/** A Web Locks double: one holder, the others queued. */
function testLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
      const mine = last.then(() => (signal.aborted ? Promise.reject(signal.reason) : hold()));
      last = mine.catch(() => {});
      return mine;
    },
  };
}

const leaves: (() => void)[] = [];
const server = () => TestSource.open.at(-1);

function tab() {
  const received: string[] = [];
  const leave = followStream({
    opened: () => received.push('opened'),
    changed: (resources) => received.push(resources.join()),
    lost: () => received.push('lost'),
    refused: () => received.push('refused'),
  });
  leaves.push(leave);
  return { received, leave };
}

const waits = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

beforeEach(() => {
  TestSource.open.length = 0;
  vi.stubGlobal('EventSource', TestSource);
  vi.stubGlobal('navigator', { locks: testLocks() });
});
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
});

test('ten tabs share one stream and all receive its events', async () => {
  const tabs = Array.from({ length: 10 }, tab);
  await waits(() => expect(TestSource.open).toHaveLength(1));
  server()?.broadcast('opened');
  server()?.broadcast('changed', ['charges', 'balance']);
  server()?.broadcast('error');
  for (const { received } of tabs) await waits(() => expect(received).toEqual(['opened', 'charges,balance', 'lost']));
  expect(TestSource.open).toHaveLength(1);
});

test('a tab that comes later learns that the stream is open, and the others do not take that for a reconnect', async () => {
  const first = tab();
  await waits(() => expect(TestSource.open).toHaveLength(1));
  server()?.broadcast('opened');
  const second = tab();
  await waits(() => expect(second.received).toEqual(['opened']));
  const third = tab();
  await waits(() => expect(third.received).toEqual(['opened']));
  expect([first.received, second.received]).toEqual([['opened'], ['opened']]);
});

test('when the listening tab closes, the next one takes over and every tab reads again', async () => {
  const [first, second, third] = [tab(), tab(), tab()];
  await waits(() => expect(TestSource.open).toHaveLength(1));
  const before = server();
  before?.broadcast('opened');
  await waits(() => expect(third.received).toEqual(['opened']));
  first.leave();
  await waits(() => expect([TestSource.open.length, server() === before]).toEqual([1, false]));
  server()?.broadcast('opened');
  for (const { received } of [second, third]) await waits(() => expect(received).toEqual(['opened', 'opened']));
});

test('a tab that closes while queued never listens', async () => {
  const [first, second, third] = [tab(), tab(), tab()];
  await waits(() => expect(TestSource.open).toHaveLength(1));
  second.leave();
  first.leave();
  await waits(() => expect(TestSource.open).toHaveLength(1));
  server()?.broadcast('opened');
  await waits(() => expect(third.received).toEqual(['opened']));
  expect(second.received).toEqual([]);
});

test('without locks every tab listens for itself', () => {
  vi.stubGlobal('navigator', {});
  const { received } = tab();
  server()?.broadcast('opened');
  expect(received).toEqual(['opened']);
});

test('a tab that has closed opens nothing when it gets the lock', async () => {
  let give: () => Promise<void> = async () => {};
  const request = (_name: string, _options: object, hold: () => Promise<void>) => {
    give = hold;
    return new Promise<void>(() => {});
  };
  vi.stubGlobal('navigator', { locks: { request } });
  tab().leave();
  await give();
  expect(TestSource.open).toEqual([]);
});
