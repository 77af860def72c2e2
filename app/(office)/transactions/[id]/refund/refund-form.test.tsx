import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { toReais } from '@/lib/format/money/money';
import { loadMessages } from '@/lib/messages/load-messages';
import { RefundForm } from './refund-form';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () =>
    Response.json({ items: [], hasNext: false, total: null, actions: [], available: '500.00', blocked: '0.00' }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const now = new Date().toISOString();

// As much of a transaction as a refund asks about.
const received = {
  id: 'T1',
  type: 'DEPOSIT',
  status: 'COMPLETED',
  amount: toReais('100'),
  payerName: 'Helena Prado',
  payerInstitutionName: null,
  createdAt: now,
  paidAt: now,
  refundedAt: null,
  refundAmount: null,
  refundStatus: null,
  infractions: [],
} as unknown as TransactionRecord;

async function open(change: Partial<TransactionRecord> = {}) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="pt-BR" messages={await loadMessages('pt-BR')} timeZone="America/Sao_Paulo">
        <RefundForm
          transaction={{ ...received, ...change }}
          readAt={Date.now()}
          readAgain={() => {}}
          onClose={() => {}}
          onDone={() => {}}
        />
      </IntlProvider>
    </QueryClientProvider>,
  );
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const part = () => userEvent.click(screen.getByRole('radio', { name: 'Outro valor' }));
const amount = (typed: string) => userEvent.type(screen.getByRole('textbox', { name: 'Outro valor' }), typed);
const reason = () => userEvent.type(screen.getByRole('textbox', { name: /Descrição/ }), 'ok');
const asked = () => screen.queryByText(/Devolver R\$\s11,01 a/);

test.each([
  ['in the order of the form', [part, () => amount('11,01'), reason]],
  ['backwards', [reason, part, () => amount('11,01')]],
])('filled in %s, digit by digit, the form goes on to a question whose button says the amount', async (_order, steps) => {
  await open();
  for (const step of steps) await step();
  await press('Continuar');
  expect(asked()).not.toBeNull();
  expect(screen.getByRole('button', { name: /Devolver R\$\s11,01/ }).getAttribute('aria-disabled')).toBeNull();
});

test('the question that comes before a refund has the focus, so that no key held down answers it', async () => {
  await open();
  await part();
  await amount('11,01');
  await press('Continuar');
  expect(document.activeElement).toBe(asked());
});

test('an amount above the remainder is an error of the field, and no confirmation opens', async () => {
  await open({ refundAmount: toReais('20'), refundStatus: 'COMPLETED', refundedAt: now });
  await part();
  await amount('80,01');
  await press('Continuar');
  const field = screen.getByRole('textbox', { name: 'Outro valor', description: /R\$\s80,00/ });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('value')).toBe('80,01');
});

test('after a partial refund what is left is proposed', async () => {
  await open({ refundAmount: toReais('20'), refundStatus: 'COMPLETED', refundedAt: now });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Tudo o que resta, R\$\s80,00/ }).checked).toBe(true);
  await press('Continuar');
  expect(screen.getByRole('button', { name: /Devolver R\$\s80,00/ })).toBeTruthy();
});
