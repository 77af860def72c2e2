import { beforeEach, expect, test, vi } from 'vitest';

let reloads = false;

/** Locks of one browser, which its tabs share. */
const held = new Set<string>();
const locks = {
  request: (name: string, { signal }: { signal?: AbortSignal }, hold: () => Promise<never>) => {
    if (held.has(name)) return new Promise((_, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason)));
    held.add(name);
    return hold();
  },
};

beforeEach(() => {
  held.clear();
  sessionStorage.clear();
  vi.resetModules();
  vi.stubGlobal('navigator', { locks });
  const visit = () => Object.assign([], [{ type: reloads ? 'reload' : 'back_forward' }]);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(visit);
  reloads = false;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const ending = new AbortController();
    queueMicrotask(() => ending.abort());
    return ending.signal;
  });
});

/** The page as it is loaded anew in a tab, with the storage that the tab has. */
async function load() {
  const { onCopiedTab } = await import('./copied-tab');
  const onCopied = vi.fn();
  onCopiedTab(onCopied);
  return onCopied;
}

test('a copy of an open tab forgets its operations and references and keeps what was typed', async () => {
  const first = await load();
  sessionStorage.setItem('operation:withdrawal', 'key');
  sessionStorage.setItem('draft:withdrawal', JSON.stringify({ description: 'NF 8653', reference: 'saq-1' }));
  vi.resetModules();
  const copy = await load();
  await vi.waitFor(() => expect(copy).toHaveBeenCalled());
  expect(first).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('operation:withdrawal')).toBeNull();
  expect(JSON.parse(sessionStorage.getItem('draft:withdrawal') ?? '')).toEqual({ description: 'NF 8653' });
});

test('a tab that is loaded again has the operation it had', async () => {
  await load();
  sessionStorage.setItem('operation:withdrawal', 'key');
  held.clear();
  vi.resetModules();
  const again = await load();
  await vi.waitFor(() => expect(held.size).toBe(1));
  expect(again).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('operation:withdrawal')).toBe('key');
});

test('a tab that is loaded again while the page before still holds its lock is no copy', async () => {
  await load();
  sessionStorage.setItem('operation:withdrawal', 'key');
  reloads = true;
  vi.resetModules();
  const again = await load();
  await Promise.resolve();
  expect(again).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('operation:withdrawal')).toBe('key');
});
