import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compiledMessages } from './compiled-messages';
import { sharedMessages, shareMessages } from './shared-messages';

const address = '/api/messages/en.AAAAAAAAAAAA.json';

beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'balcaoMessages');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'balcaoMessages');
});

test('a browser reads the messages of a language once', async () => {
  const words = await compiledMessages('en');
  const read = vi.fn(async () => Response.json(words));
  vi.stubGlobal('fetch', read);
  expect(await sharedMessages('en', address)).toEqual(words);
  expect(sharedMessages('en', address)).toBe(sharedMessages('en', address));
  expect(read.mock.calls).toEqual([[address]]);
});

test('it asks again when they did not come, and says so after the third time', async () => {
  const words = await compiledMessages('en');
  vi.stubGlobal(
    'fetch',
    vi
      .fn()
      .mockRejectedValueOnce(new TypeError('no network'))
      .mockResolvedValueOnce(new Response('', { status: 503 }))
      .mockImplementation(async () => Response.json(words)),
  );
  const arrived = sharedMessages('en', address);
  await vi.runAllTimersAsync();
  expect(await arrived).toEqual(words);

  Reflect.deleteProperty(globalThis, 'balcaoMessages');
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('', { status: 503 })),
  );
  const failed = expect(sharedMessages('en', address)).rejects.toThrow('503');
  await vi.runAllTimersAsync();
  await failed;
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('the server draws with what it shared, and reads nothing', async () => {
  vi.stubGlobal('fetch', vi.fn());
  const words = compiledMessages('en');
  shareMessages('en', words);
  expect(sharedMessages('en', address)).toBe(words);
  expect(fetch).not.toHaveBeenCalled();
});
