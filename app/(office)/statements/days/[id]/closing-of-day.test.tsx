import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesIn } from '@/lib/messages/messages';
import { ClosingOfDay } from './closing-of-day';

const messages = messagesIn('pt-BR');

const side = { opening: '10.00', in: '100.00', out: '0.99', closing: '109.01', difference: '0.00' };
const matching = {
  day: '2026-11-27',
  lines: 2,
  available: side,
  blocked: null,
  lineErrors: 0,
  transactions: 1,
  differences: [] as object[],
  crossing: 0,
  incomparable: 0,
  truncated: false,
  over: true,
  digest: 'a'.repeat(64),
  readAt: '2026-11-28T15:00:00.000Z',
  closings: [] as object[],
};
const closing = { staff: 'Ana Prado', at: '2026-11-28T15:01:00.000Z', differences: 0, note: null, holds: true };
const missing = {
  transactionId: 'SVTX7',
  lineId: null,
  reason: null,
  cause: 'missing',
  expected: '39.01',
  found: '0.00',
  difference: '-39.01',
};
let sent: unknown[];

beforeEach(() => {
  sent = [];
});
afterEach(cleanup);

function show(answer: object, { mayClose = true, afterClosing = {} } = {}) {
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json({ ...answer, ...(sent.length > 0 ? afterClosing : {}) });
    sent.push(JSON.parse(String(body)));
    return Response.json({ ...answer, ...afterClosing });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
        <ClosingOfDay day="2026-11-27" mayClose={mayClose} />
      </IntlProvider>
    </QueryClientProvider>,
  );
}

const button = (name: string) => screen.queryByRole('button', { name });

test('a day that matches says so and is closed under the name of whoever looked at it', async () => {
  show(matching, { afterClosing: { closings: [closing] } });
  expect(await screen.findByText(/Extrato e transações conferem: 2 lançamentos, uma transação/)).toBeTruthy();
  expect(screen.getByText('Ninguém fechou este dia.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Fechar o dia' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('input')).toBeNull();
  fireEvent.submit(dialog.querySelector('form') ?? dialog);
  await waitFor(() => expect(sent).toEqual([{ digest: matching.digest, differences: 0 }]));
  expect(await screen.findByText(/Ana Prado, 28 nov 2026, 12:01/)).toBeTruthy();
  await waitFor(() => expect(button('Fechar o dia')).toBeNull());
});

test('a difference stands with its likely cause and both amounts, and is closed with a word about it', async () => {
  show({ ...matching, differences: [missing] });
  expect(await screen.findByText('Uma diferença entre o extrato e as transações.')).toBeTruthy();
  const row = screen.getByRole('row', { name: /SVTX7/ });
  expect(row.textContent).toContain('Falta no extrato');
  expect(row.textContent?.replaceAll('\u00A0', ' ')).toContain('R$ 39,01');
  fireEvent.click(screen.getByRole('button', { name: 'Fechar o dia' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /Sobre as diferenças/ }), { target: { value: ' avisado ' } });
  const dialog = screen.getByRole('dialog');
  fireEvent.submit(dialog.querySelector('form') ?? dialog);
  await waitFor(() => expect(sent).toEqual([{ digest: matching.digest, differences: 1, note: 'avisado' }]));
});

test('what changed after a closing is told, with who closed it, and can be closed again', async () => {
  show({ ...matching, closings: [{ ...closing, holds: false }] });
  expect(await screen.findByText(/Mudou depois de fechado por Ana Prado/)).toBeTruthy();
  expect(button('Fechar de novo')).toBeTruthy();
});

test.each([
  ['a day that goes on', { over: false }, true],
  ['a day that could not be read as a whole', { truncated: true }, true],
  ['a reader without the permission', {}, false],
])('%s has no button to close it', async (_name, change, mayClose) => {
  show({ ...matching, ...change }, { mayClose });
  expect(await screen.findByText(/conferem/)).toBeTruthy();
  expect(button('Fechar o dia')).toBeNull();
});
