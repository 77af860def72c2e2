import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { cacheKey } from '@/lib/contracts/cache-key';
import { exchange } from '@/lib/contracts/card/exchange';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { toReais } from '@/lib/format/money/money';
import { loadMessages } from '@/lib/messages/load-messages';
import { Exchange } from './exchange';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const quote = (ask: string) => ({ code: 'USD', rate: { bid: toReais('4.99'), ask: toReais(ask) } });

/** The page as it was read at `shownAt`, before a service whose rate of the dollar is now `ask`, or which fails. */
async function show(ask: string, { shown = '5', shownAt = Date.now(), failing = false } = {}) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (failing) return Response.json({ statusCode: 503, errorCode: ownCodes.certificateExpired }, { status: 503 });
    if (url.includes('/convert')) return Response.json({ amount: Math.round(100_000 / Number(ask)), currency: quote(ask) });
    return Response.json({ items: [quote(ask)] });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(cacheKey(exchange.list, {}), { items: [quote(shown)] }, { updatedAt: shownAt });
  client.setQueryDefaults(['exchange'], { staleTime: failing ? 0 : Number.POSITIVE_INFINITY });
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="pt-BR" timeZone="America/Sao_Paulo" messages={await loadMessages('pt-BR')}>
        <Exchange />
      </IntlProvider>
    </QueryClientProvider>,
  );
}

const convert = () => userEvent.type(screen.getByLabelText('Valor em reais'), '1.000,00');
const mayBeOld = () => screen.queryByText(/podem não ser as últimas/);

test('an amount comes with the rate it was reckoned by', async () => {
  await show('5');
  await convert();
  expect(await screen.findByText('por R$ 5,0000 cada USD', { exact: false })).toBeTruthy();
  expect(screen.getByText('200,00')).toBeTruthy();
  expect(screen.queryByText(/A cotação mudou/)).toBeNull();
});

test('a rate that changed since the table was fetched is reported, and both are fetched again together', async () => {
  await show('5.2');
  await convert();
  expect(await screen.findByText(/A cotação mudou/)).toBeTruthy();
  expect(screen.getByText('192,31')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ler as cotações de novo' }));
  expect(await screen.findByRole('cell', { name: 'R$ 5,2000' })).toBeTruthy();
  expect(screen.queryByText(/A cotação mudou/)).toBeNull();
});

test('quotes read over an hour ago, or that cannot be read now, may be old', async () => {
  await show('5');
  expect(mayBeOld()).toBeNull();
  cleanup();
  await show('5', { shownAt: Date.now() - 61 * 60_000 });
  expect(mayBeOld()).toBeTruthy();
  cleanup();
  await show('5', { failing: true });
  expect(await screen.findByText(/podem não ser as últimas/)).toBeTruthy();
  expect(await screen.findByText('O certificado dos cartões venceu')).toBeTruthy();
});
