import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { transactionRecord } from '@/lib/contracts/pix/payments/transactions.shape';
import { messagesIn } from '@/lib/messages/messages';
import { Latest } from './latest';

const messages = messagesIn('pt-BR');

const row = transactionRecord.parse({
  id: 'SVTX1',
  type: 'DEPOSIT',
  status: 'COMPLETED',
  amount: 248.9,
  payerName: 'Helena Prado',
  createdAt: '2026-11-27T11:00:00.000Z',
});
const unreadable = [{ lacks: ['amount'], fields: { id: 'SVTX2' } }];

function show(answer: object) {
  vi.stubGlobal('fetch', async () => Response.json({ items: [], hasNext: false, total: null, ...answer }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
        <Latest mayCharge />
      </IntlProvider>
    </QueryClientProvider>,
  );
}

test('a transaction that cannot be read spoils only itself: the others stand, and it is told with a way to it', async () => {
  show({ items: [row], unreadable });
  expect(await screen.findByText('Helena Prado')).toBeTruthy();
  expect(document.body.textContent).toContain('248,90');
  expect(screen.getByText('Uma transação não pôde ser lida.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver o que veio' }).getAttribute('href')).toBe('/transactions');
});

test('where none can be read, the account is not said to be empty', async () => {
  show({ unreadable });
  expect(await screen.findByText('Uma transação não pôde ser lida.')).toBeTruthy();
  expect(screen.queryByText(/Comece com uma cobrança/)).toBeNull();
});

test('an empty account is shown its first step alone', async () => {
  show({});
  expect(await screen.findByText(/Comece com uma cobrança/)).toBeTruthy();
  expect(screen.queryByText(/não pôde ser lida/)).toBeNull();
});
