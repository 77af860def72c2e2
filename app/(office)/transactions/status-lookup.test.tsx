import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages } from '@/lib/messages/load-messages';
import { StatusLookup } from './status-lookup';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(answer: Response) {
  const addresses: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    addresses.push(url);
    return answer.clone();
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="pt-BR" messages={await loadMessages('pt-BR')} timeZone="America/Sao_Paulo">
        <StatusLookup onClose={() => undefined} />
      </IntlProvider>
    </QueryClientProvider>,
  );
  return addresses;
}

test.each([
  ['ID da transação', 'id'],
  ['Referência', 'clientReference'],
  ['E2E', 'endToEndId'],
  ['Conta virtual', 'virtualAccount'],
])('the service is asked for a status by %s and by nothing else, once something was typed', async (label, key) => {
  const addresses = await show(Response.json({ status: 'COMPLETED', updatedAt: '2026-11-27T15:00:00.000Z' }));
  await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
  expect(addresses).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Por'), label);
  await userEvent.type(screen.getByLabelText('O que procurar'), ' Pedido1 ');
  await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
  expect(await screen.findByText('Concluída')).toBeTruthy();
  expect(addresses).toEqual([`/api/payments/status?${key}=Pedido1`]);
  expect(screen.getByRole('link', { name: 'Ver a transação' }).getAttribute('href')).toContain('Pedido1');
});

test('a status the service does not find shows the text of its error code', async () => {
  await show(Response.json({ statusCode: 404, errorCode: 'SVC310' }, { status: 404 }));
  await userEvent.type(screen.getByLabelText('O que procurar'), 'nada');
  await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
  expect(await screen.findByText('A transação não foi encontrada')).toBeTruthy();
});
