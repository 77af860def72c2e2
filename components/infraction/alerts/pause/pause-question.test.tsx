import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PausedTag } from '@/components/infraction/paused-tag';
import type { QueueItem } from '@/components/infraction/use-queue';
import { loadMessages } from '@/lib/messages/load-messages';
import { PauseQuestion } from './pause-question';

const now = new Date('2026-11-27T17:32:08.000Z');
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A case with ten hours left, as much of it as a pause asks for. */
const item = (change: Partial<QueueItem> = {}) =>
  ({ id: 'inf-7', expiresAt: '2026-11-28T03:32:08.000Z', pause: null, transaction: { payerName: 'Helena Prado' }, ...change }) as QueueItem;

async function show(page: ReactNode) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([init.method, url, init.body ?? null]);
    return Response.json(init.method === 'PUT' ? { until: now.toISOString(), band: 'under24' } : null);
  });
  const messages = await loadMessages('pt-BR');
  const { container } = render(
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
    </IntlProvider>,
  );
  return { sent, container };
}

test('offers no moment past the next limit, each with its hour, and one press is the choice', async () => {
  const onClose = vi.fn();
  const { sent } = await show(<PauseQuestion item={item()} onClose={onClose} />);
  const offered = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(offered).toEqual([
    'por 1 hora27 nov 2026, 15:32',
    'por 3 horas27 nov 2026, 17:32',
    'até o próximo limite: menos de 6 h27 nov 2026, 18:32',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /por 3 horas/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([['PUT', '/api/office/infractions/inf-7/pause', '{"until":"2026-11-27T20:32:08.000Z"}']]);
});

test('says until when it rests, and can be ended', async () => {
  const pause = { until: '2026-11-27T20:32:08.000Z', band: 'under24' } as const;
  const { sent, container } = await show(<PausedTag item={item({ pause })} now={now.getTime()} />);
  expect(container.textContent).toBe('avisos em pausa até 27 nov 2026, 17:32retomar');
  await userEvent.click(screen.getByRole('button', { name: 'Retomar avisos de Helena Prado' }));
  await waitFor(() => expect(sent).toEqual([['DELETE', '/api/office/infractions/inf-7/pause', null]]));
});

test('is gone once it is over, and once the deadline has come nearer', async () => {
  const pause = { until: '2026-11-27T20:32:08.000Z', band: 'under24' } as const;
  const { container } = await show(
    <>
      <PausedTag item={item({ pause })} now={Date.parse(pause.until)} />
      <PausedTag item={item({ pause, expiresAt: '2026-11-27T19:00:00.000Z' })} now={now.getTime()} />
    </>,
  );
  expect(container.textContent).toBe('');
});
