import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServiceNotice } from '@/components/service-status/service-notice';
import pages from '@/lib/messages/pt-BR/pages.json';
import problems from '@/lib/messages/pt-BR/problems.json';
import service from '@/lib/messages/pt-BR/service.json';
import shell from '@/lib/messages/pt-BR/shell.json';
import { Needs } from './needs';

const empty = { items: [], hasNext: false, total: 0, cut: false, readAt: '2026-11-27T09:21:00.000Z' };
const status = { reachable: true, checkedAt: '2026-11-27T09:21:00.000Z', minutes: 10, troubled: [], blockedAt: null, clockAheadSeconds: 0 };
let isDown: boolean;
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T09:21:00.000Z'), shouldAdvanceTime: true });
  isDown = false;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('service-status')) return Response.json(status);
    return isDown ? Response.json({ statusCode: 503, errorCode: 'SVF503', requestId: 'r-1' }, { status: 503 }) : Response.json(empty);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () =>
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="pt-BR" messages={{ ...pages, ...service, ...shell, problems }} timeZone="America/Sao_Paulo">
        <ServiceNotice />
        <Needs seesOperations={false} seesInfractions />
      </IntlProvider>
    </QueryClientProvider>,
  );
const nothing = 'Nada espera por você agora.';

test('while the service fails nobody is told that nothing waits for them, and the failure is told once', async () => {
  isDown = true;
  show();
  expect(await screen.findByText('Não sabemos agora.')).toBeTruthy();
  expect(screen.queryByText(nothing)).toBeNull();
  expect(await screen.findAllByText(/Parte desta página não pôde ser lida agora/)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was known before the failure stays, with the hour it was read', async () => {
  show();
  expect(await screen.findByText(nothing)).toBeTruthy();
  isDown = true;
  vi.setSystemTime(new Date('2026-11-27T09:25:00.000Z'));
  await act(() => client.refetchQueries());
  expect(await screen.findByText('lido às 06:21')).toBeTruthy();
});

test('a service that takes longer than three seconds is told as slow, with the seconds for the eyes only', async () => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
  show();
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(screen.queryByText(/O serviço está lento/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  const note = screen.getByText(/O serviço está lento/);
  expect(note.textContent).toMatch(/\([3-9] s\)/);
  expect(screen.getByText(/^\([3-9] s\)$/).getAttribute('aria-hidden')).toBe('true');
});
