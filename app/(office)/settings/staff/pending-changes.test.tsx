import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages } from '@/lib/messages/load-messages';
import type { Change } from './pending-change';
import { PendingChanges } from './pending-changes';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const change: Change = {
  id: 'c1',
  kind: 'role',
  person: { name: 'Rui Bastos', email: 'rui@loja.example' },
  fromRole: 'support',
  fromRoleName: null,
  toRole: 'finance',
  toRoleName: null,
  askedBy: 'Ana Meireles',
  askedAt: '2026-11-27T15:00:00.000Z',
  expiresAt: '2026-12-04T15:00:00.000Z',
  reader: 'other',
};
const link = 'https://balcao.example/welcome#canary';

async function show(given: Partial<Change>, { administrators = 2, mayChange = true } = {}) {
  const posted: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json({ items: [{ ...change, ...given }], hasNext: false, total: 1, administrators });
    posted.push(url);
    return Response.json(url.endsWith('approval') ? { delivery: { kind: 'shown', link, expiresAt: change.expiresAt } } : null);
  });
  const messages = await loadMessages('pt-BR');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
        <PendingChanges mayChange={mayChange} />
      </IntlProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('Mudar o papel de Suporte para Financeiro');
  return posted;
}

test('an administrator who did not ask approves, and is shown the link once', async () => {
  const posted = await show({});
  await userEvent.click(screen.getByRole('button', { name: 'Aprovar: Rui Bastos' }));
  expect(await screen.findByText(link)).toBeDefined();
  expect(posted).toEqual(['/api/office/staff-changes/c1/approval']);
  await userEvent.click(screen.getByRole('button', { name: 'Já entreguei', hidden: true }));
  expect(screen.queryByText(link)).toBeNull();
});

test('the requester may only withdraw the change, and sees who decides', async () => {
  const posted = await show({ reader: 'asker' });
  expect(screen.getByText('Você pediu: outra pessoa da administração decide.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Aprovar|Recusar/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retirar o pedido: Rui Bastos' }));
  expect(posted).toEqual(['/api/office/staff-changes/c1/withdrawal']);
});

test('the person concerned and readers cannot decide', async () => {
  await show({ reader: 'concerned' });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  await show({}, { mayChange: false });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a sole administrator is shown the command on the server', async () => {
  await show({ reader: 'asker' }, { administrators: 1 });
  expect(screen.getByText(/npm run staff -- approve/)).toBeDefined();
});
