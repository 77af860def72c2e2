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
  tell(type: string, data: unknown = []) {
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
  const heard: string[] = [];
  const leave = followStream({
    opened: () => heard.push('opened'),
    changed: (resources) => heard.push(resources.join()),
    lost: () => heard.push('lost'),
    refused: () => heard.push('refused'),
  });
  leaves.push(leave);
  return { heard, leave };
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
  server()?.tell('opened');
  server()?.tell('changed', ['charges', 'balance']);
  server()?.tell('error');
  for (const { heard } of tabs) await waits(() => expect(heard).toEqual(['opened', 'charges,balance', 'lost']));
  expect(TestSource.open).toHaveLength(1);
});

test('a tab that comes later learns that the stream is open, and the others do not take that for a reconnect', async () => {
  const first = tab();
  await waits(() => expect(TestSource.open).toHaveLength(1));
  server()?.tell('opened');
  const second = tab();
  await waits(() => expect(second.heard).toEqual(['opened']));
  const third = tab();
  await waits(() => expect(third.heard).toEqual(['opened']));
  expect([first.heard, second.heard]).toEqual([['opened'], ['opened']]);
});

test('when the listening tab closes, the next one takes over and every tab reads again', async () => {
  const [first, second, third] = [tab(), tab(), tab()];
  await waits(() => expect(TestSource.open).toHaveLength(1));
  const before = server();
  before?.tell('opened');
  await waits(() => expect(third.heard).toEqual(['opened']));
  first.leave();
  await waits(() => expect([TestSource.open.length, server() === before]).toEqual([1, false]));
  server()?.tell('opened');
  for (const { heard } of [second, third]) await waits(() => expect(heard).toEqual(['opened', 'opened']));
});

test('a tab that closes while queued never listens', async () => {
  const [first, second, third] = [tab(), tab(), tab()];
  await waits(() => expect(TestSource.open).toHaveLength(1));
  second.leave();
  first.leave();
  await waits(() => expect(TestSource.open).toHaveLength(1));
  server()?.tell('opened');
  await waits(() => expect(third.heard).toEqual(['opened']));
  expect(second.heard).toEqual([]);
});

test('without locks every tab listens for itself', () => {
  vi.stubGlobal('navigator', {});
  const { heard } = tab();
  server()?.tell('opened');
  expect(heard).toEqual(['opened']);
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
