import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesIn } from '@/lib/messages/messages';

const messages = messagesIn('pt-BR');

const start = Date.parse('2026-11-27T15:00:00.000Z');
const minute = 60_000;
let lastUse: number;
let latest: number;
const asked = vi.fn();
let SessionNotice: typeof import('./session-notice').SessionNotice;

beforeEach(async () => {
  vi.useFakeTimers({ now: start });
  // Other tests of this worker may have set its clock.
  vi.resetModules();
  ({ SessionNotice } = await import('./session-notice'));
  lastUse = start;
  latest = start + 12 * 60 * minute;
  asked.mockReset();
  // The server: fifteen minutes after the last use a session ends.
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    asked();
    if (new Headers(headers).get('x-balcao-active') === '1') lastUse = Date.now();
    const idle = lastUse + 15 * minute;
    const own = { current: true, endsAt: new Date(Math.min(idle, latest)).toISOString(), extends: idle < latest };
    return Response.json({ items: [{ ...own, current: false, endsAt: new Date(start).toISOString() }, own], hasNext: false, total: 2 });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () =>
  act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
          <SessionNotice />
        </IntlProvider>
      </QueryClientProvider>,
    );
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const notice = () => screen.queryByRole('dialog', { name: 'Sua sessão está para terminar' });

test('the end of an unused session is announced two minutes before, and the button extends it', async () => {
  await show();
  await pass(12 * minute);
  expect(notice()).toBeNull();
  await pass(75_000);
  expect(notice()?.textContent).toContain('termina às 12:15:00');
  await act(async () => {
    const button = screen.getByRole('button', { name: 'Continuar aqui' });
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.click();
  });
  await pass(1_000);
  expect(notice()).toBeNull();
  await pass(12 * minute);
  expect(notice()).toBeNull();
});

test('a session that is used in another tab is not announced as ending', async () => {
  await show();
  await pass(10 * minute);
  lastUse = Date.now();
  await pass(5 * minute);
  expect(notice()).toBeNull();
  expect(asked.mock.calls.length).toBeLessThan(5);
});

test('the end of the working day is announced as final', async () => {
  latest = start + 5 * minute;
  await show();
  await pass(4 * minute);
  expect(notice()?.textContent).toContain('chega ao limite');
  expect(screen.queryByRole('button', { name: 'Continuar aqui' })).toBeNull();
});
