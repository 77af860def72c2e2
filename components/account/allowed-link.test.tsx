import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages } from '@/lib/messages/load-messages';
import { AllowedLink } from './allowed-link';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(account: object) {
  vi.stubGlobal('fetch', async () => Response.json(account));
  const messages = await loadMessages('pt-BR');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
        <AllowedLink permission="withdraw" href="/withdrawals/new">
          Novo saque
        </AllowedLink>
      </IntlProvider>
    </QueryClientProvider>,
  );
}

test('a way to a form is off, with its reason, once the service says that the account may not', async () => {
  await show({ allowWithdraw: false });
  const off = await screen.findByRole('button', { name: 'Novo saque' });
  expect(off.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/não libera saques por Pix/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('it stays a link where the account may, or the service does not say', async () => {
  await show({ allowWithdraw: true });
  expect(screen.getByRole('link', { name: 'Novo saque' }).getAttribute('href')).toBe('/withdrawals/new');
  cleanup();
  await show({});
  expect(screen.getByRole('link', { name: 'Novo saque' })).toBeTruthy();
});
