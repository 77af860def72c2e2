import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const ana = '00000000-0000-4000-8000-00000000000a';
const bruno = '00000000-0000-4000-8000-00000000000b';
const assign = vi.fn();
const reload = vi.fn();
const otherTab = new BroadcastChannel('person');

/** The channels of the page that is open: those of the page before it are closed with it. */
const channels: BroadcastChannel[] = [];
class PageChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

function Shown({ useClosed }: { useClosed: () => boolean }) {
  return <p>{useClosed() ? 'nothing' : 'Ana Lima R$ 248,90'}</p>;
}

beforeEach(() => {
  sessionStorage.clear();
  assign.mockReset();
  reload.mockReset();
  vi.stubGlobal('BroadcastChannel', PageChannel);
  vi.stubGlobal('location', { ...window.location, assign, reload });
});
/** A page that was loaded anew, which shows a name while it is open. */
async function page(owner: string | null) {
  for (const channel of channels.splice(0)) channel.close();
  cleanup();
  vi.resetModules();
  const { claimPage, usePageClosed } = await import('./page-person');
  claimPage(owner);
  render(<Shown useClosed={usePageClosed} />);
  return { claimPage };
}

const receive = (word: object) => act(async () => otherTab.postMessage(word));

test('a page is hidden, and what was typed in it forgotten, when somebody else signs in in another tab', async () => {
  await page(ana);
  sessionStorage.setItem('draft', 'a withdrawal');
  await receive({ kind: 'signed-in', person: ana });
  expect(screen.getByText('Ana Lima R$ 248,90')).toBeTruthy();
  await receive({ kind: 'signed-in', person: bruno });
  expect(await screen.findByText('nothing')).toBeTruthy();
  expect(sessionStorage.getItem('draft')).toBeNull();
});

test('a sign-out in another tab hides the page at once and leads to the sign-in', async () => {
  await page(ana);
  await receive({ kind: 'signed-out' });
  expect(await screen.findByText('nothing')).toBeTruthy();
  expect(assign.mock.calls).toEqual([['/sign-in']]);
});

test('a page announces to other tabs for whom it was loaded', async () => {
  const received = new Promise((resolve) => otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true }));
  await page(bruno);
  expect(await received).toEqual({ kind: 'signed-in', person: bruno });
});

test('what somebody typed before their session ended is there again for them, and not for another person', async () => {
  await page(ana);
  sessionStorage.setItem('draft', 'a withdrawal');
  await page(null);
  await page(ana);
  expect(sessionStorage.getItem('draft')).toBe('a withdrawal');
  await page(bruno);
  expect(sessionStorage.getItem('draft')).toBeNull();
});

test('a sign-in page leads on when its person signs in in another tab', async () => {
  await page(ana);
  await page(null);
  await receive({ kind: 'signed-in', person: bruno });
  expect(reload).not.toHaveBeenCalled();
  await receive({ kind: 'signed-in', person: ana });
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
});

test('a part of the page that was made for another person closes the whole page', async () => {
  const { claimPage } = await page(ana);
  act(() => claimPage(bruno));
  expect(screen.getByText('nothing')).toBeTruthy();
});
