import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { messagesIn } from '@/lib/messages/messages';
import { NoticePanel } from './notice-panel';
import { NoticeReader } from './notice-reader';

const messages = messagesIn('pt-BR');
const at = '2026-11-27T15:00:00.000Z';
const [here, elsewhere] = [crypto.randomUUID(), crypto.randomUUID()];
let acknowledged: unknown[];

beforeEach(() => {
  acknowledged = [];
  const items = [
    { id: here, kind: 'service-failing', subject: null, detail: 'slow', path: '/', at, isRead: false },
    { id: elsewhere, kind: 'money-out', subject: 'SVTX1', detail: null, path: '/transactions/SVTX1', at, isRead: false },
  ];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') acknowledged.push(JSON.parse(String(body)));
    return Response.json(method === 'POST' ? null : { items, count: items.length });
  });
});

function Frame() {
  const [unread, setUnread] = useState(0);
  return (
    <>
      <p>unread: {unread}</p>
      <NoticePanel onDone={() => {}} />
      <NoticeReader onUnread={setUnread} />
    </>
  );
}

test('the bell gets the number of unread notices and leads to each, and the page that is open acknowledges its own and no other', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
        <PathnameContext value="/">
          <Frame />
        </PathnameContext>
      </IntlProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('unread: 2')).toBeTruthy();
  await waitFor(() => expect(acknowledged).toEqual([{ ids: [here] }]));
  const link = await screen.findByRole('link', { name: /Saída de valor alto/ });
  expect(link.getAttribute('href')).toBe('/transactions/SVTX1');
  expect(screen.getByRole('link', { name: 'Ver todos os avisos' }).getAttribute('href')).toBe('/notices');
  link.click();
  await waitFor(() => expect(acknowledged).toEqual([{ ids: [here] }, { ids: [elsewhere] }]));
});
