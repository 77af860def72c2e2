// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call } from '@/lib/client/call/call';
import { sessions } from '@/lib/contracts/office/staff/sessions';
import { isPresent } from './presence';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    fetched.mockImplementation(async () => new Response('null')),
  );
});
beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

const reportsPresence = async () => {
  await call(sessions.list, {});
  return new Headers(fetched.mock.lastCall?.[1]?.headers).get('x-balcao-active') === '1';
};

test('a page nobody uses reports nobody present', async () => {
  expect(await reportsPresence()).toBe(false);
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('%s counts for a minute', async (input) => {
  vi.advanceTimersByTime(120_000);
  expect(isPresent()).toBe(false);
  document.body.dispatchEvent(new Event(input, { bubbles: true }));
  vi.advanceTimersByTime(59_000);
  expect(await reportsPresence()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(await reportsPresence()).toBe(false);
});

const move = (clientX: number) => document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX }));

test('a pointer that goes somewhere counts, and one that trembles where it lies does not', () => {
  move(100);
  vi.advanceTimersByTime(120_000);
  for (let time = 0; time < 50; time += 1) move(100 + (time % 2));
  expect(isPresent()).toBe(false);
  move(180);
  expect(isPresent()).toBe(true);
});

test('a key that is held down counts once', () => {
  vi.advanceTimersByTime(120_000);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Shift' }));
  vi.advanceTimersByTime(60_000);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Shift', repeat: true }));
  expect(isPresent()).toBe(false);
});

test('activity of the page itself does not count', async () => {
  vi.advanceTimersByTime(120_000);
  for (const event of ['focus', 'visibilitychange', 'scroll', 'online', 'load']) window.dispatchEvent(new Event(event));
  expect(await reportsPresence()).toBe(false);
});
