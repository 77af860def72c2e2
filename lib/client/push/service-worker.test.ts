import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PushMessage } from '@/lib/contracts/office/notices/notice-devices';

const origin = 'https://balcao.example';
const script = readFileSync('public/service-worker.js', 'utf8');

interface Shown {
  readonly title: string;
  readonly options: { readonly body: string; readonly tag: string; readonly lang: string; readonly data: { kind: string; path: string } };
}

interface OpenWindow {
  readonly url: string;
  readonly focus: () => Promise<void>;
}

type Handler = (event: Record<string, unknown>) => void;

let shown: Shown[];
let cached: string[];
let opened: string[];
let windows: OpenWindow[];
let network: () => Promise<string>;
let handlers: Map<string, Handler>;

/** A browser, as far as the worker uses it. */
beforeEach(() => {
  shown = [];
  cached = [];
  opened = [];
  windows = [];
  handlers = new Map();
  network = async () => 'the page';
  const notifications = (tag?: string) =>
    shown
      .filter(({ options }) => tag === undefined || options.tag === tag)
      .map((one) => ({ ...one.options, close: () => (shown = shown.filter((other) => other !== one)) }));
  const registration = {
    getNotifications: async ({ tag }: { tag?: string } = {}) => notifications(tag),
    showNotification: async (title: string, options: Shown['options']) => {
      shown = [...shown.filter((one) => one.options.tag !== options.tag), { title, options }];
    },
    navigationPreload: { enable: async () => {} },
  };
  const worker = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => {},
    location: { origin },
    registration,
    clients: {
      claim: async () => {},
      matchAll: async () => windows,
      openWindow: async (url: string) => void opened.push(url),
    },
  };
  const caches = {
    open: async () => ({ add: async ({ url }: Request) => void cached.push(new URL(url).pathname) }),
    match: async (path: string) => (cached.includes(path) ? `cached ${path}` : undefined),
  };
  class OwnRequest extends Request {
    constructor(path: string, init: RequestInit) {
      super(new URL(path, origin), init);
    }
  }
  runInContext(script, createContext({ self: worker, caches, fetch: () => network(), Request: OwnRequest, Response, URL, Promise }));
});

/** Lets an event dispatch, and waits for all that it started. */
async function dispatch(name: string, event: Record<string, unknown> = {}) {
  const begun: unknown[] = [];
  let answer: unknown;
  const handler = handlers.get(name);
  handler?.({
    ...event,
    waitUntil: (work: unknown) => begun.push(work),
    respondWith: (given: unknown) => {
      answer = given;
      begun.push(given);
    },
  });
  await Promise.all(begun);
  return answer;
}

const message = (change: Partial<PushMessage> = {}): PushMessage => ({
  kind: 'money-out',
  title: 'Balcão',
  text: 'Saída de valor alto',
  language: 'pt-BR',
  path: '/transactions/SVTX1',
  list: '/transactions',
  unread: ['money-out'],
  ...change,
});
const push = (change?: Partial<PushMessage>) => dispatch('push', { data: { json: () => message(change) } });
const paths = () => shown.map(({ options }) => options.data.path);
const click = (path: string) => dispatch('notificationclick', { notification: { data: { path }, close: vi.fn() } });
const navigate = (path: string, change: Record<string, unknown> = {}) =>
  dispatch('fetch', { request: { mode: 'navigate', method: 'GET', url: `${origin}${path}`, ...change } });

describe('the service worker', () => {
  test('shows what is pushed: the sentence of the kind, in its language', async () => {
    await push();
    expect(shown).toMatchObject([{ title: 'Balcão', options: { body: 'Saída de valor alto', lang: 'pt-BR', tag: 'money-out' } }]);
  });

  test('shows one of each kind; what takes the place of another leads to the list of both', async () => {
    await push();
    await push({ path: '/transactions/SVTX2' });
    await push({ kind: 'refund-failed', path: '/transactions/SVTX3', unread: ['money-out', 'refund-failed'] });
    expect(paths()).toEqual(['/transactions', '/transactions/SVTX3']);
  });

  test('takes from the screen what was read elsewhere, and no test', async () => {
    await push();
    await push({ kind: 'test', unread: null });
    await push({ kind: 'refund-failed', unread: ['refund-failed'] });
    expect(shown.map(({ options }) => options.tag)).toEqual(['test', 'refund-failed']);
  });

  test('takes from the screen what leads to the page that is opened', async () => {
    await push();
    await navigate('/transactions/SVTX9');
    expect(paths()).toEqual(['/transactions/SVTX1']);
    await navigate('/transactions/SVTX1?from=list');
    expect(paths()).toEqual([]);
  });

  test('opens the page of a notice that is pressed, in the window that shows it already or in a new one, and nothing elsewhere', async () => {
    const focus = vi.fn(async () => {});
    windows = [
      { url: `${origin}/withdrawals/new`, focus: vi.fn() },
      { url: `${origin}/transactions/SVTX1?tab=a`, focus },
    ];
    await click('/transactions/SVTX1');
    expect([focus.mock.calls.length, opened]).toEqual([1, []]);
    await click('/transactions/SVTX2');
    await click('//evil.example/');
    await click('https://evil.example/');
    expect(opened).toEqual([`${origin}/transactions/SVTX2`]);
  });

  test('keeps the offline page and nothing else, and shows it where the network does not answer', async () => {
    await dispatch('install');
    await dispatch('activate');
    expect(await navigate('/')).toBe('the page');
    network = async () => Promise.reject(new TypeError('no network'));
    expect(await navigate('/transactions')).toBe('cached /offline');
    expect(cached).toEqual(['/offline']);
  });

  test.each([{ mode: 'cors' }, { mode: 'same-origin' }, { mode: 'no-cors' }, { method: 'POST' }])(
    'leaves every other request alone: %j',
    async (change) => {
      expect(await navigate('/api/office/notices', change)).toBeUndefined();
    },
  );

  test('stays small', () => {
    expect(script.length).toBeLessThan(4_000);
    expect(script).not.toMatch(/importScripts|\beval\b|cache\.put|addAll/);
  });
});
