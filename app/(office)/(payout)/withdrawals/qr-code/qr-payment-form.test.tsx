import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '@/lib/messages/load-messages';
import { QrPaymentForm } from './qr-payment-form';

const withAmount =
  '00020101021226460014br.gov.bcb.pix2524sandbox.example/qr/juros520400005303986540550.005802BR5912LIVRARIA IPE6009SAO PAULO62070503***6304E092';
const withoutAmount =
  '00020101021226470014br.gov.bcb.pix2525sandbox.example/qr/aberto5204000053039865802BR5912LIVRARIA IPE6009SAO PAULO62070503***6304741F';

let txid: string | null = null;

beforeEach(() => {
  txid = null;
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const { qrCode } = init?.body ? JSON.parse(String(init.body)) : {};
    return Response.json(
      qrCode
        ? found(qrCode === withAmount ? '12.34' : null)
        : { items: [], hasNext: false, actions: [], available: '500.00', blocked: '0.00' },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function found(amount: string | null) {
  const code = { amount, originalAmount: amount, qrCodeType: 'DYNAMIC', additionalInfo: null, txid, dueDate: null, createdAt: null };
  return {
    holder: { name: 'LIVRARIA IPE', document: null, institutionName: null },
    last: null,
    changed: false,
    lookup: 'seen',
    code: { ...code, expiresIn: null, amountEditable: amount !== null },
  };
}

async function open() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="pt-BR" messages={await loadMessages('pt-BR')} timeZone="America/Sao_Paulo">
        <QrPaymentForm />
      </IntlProvider>
    </QueryClientProvider>,
  );
}

async function readCode(code: string) {
  const field = screen.getByLabelText(/^Código Pix/);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(code);
  await userEvent.click(screen.getByRole('button', { name: /^Ler/ }));
  await screen.findByRole('region', { name: 'O que o código diz' });
}

const amount = () => screen.findByLabelText<HTMLInputElement>('Valor');

test('the amount of one code is not kept for the next that has none', async () => {
  await open();
  await readCode(withAmount);
  expect((await amount()).value).toBe('12,34');
  await readCode(withoutAmount);
  expect((await amount()).value).toBe('');
});

test('an amount ends with the page that read its code: nothing of it is stored for the one after a reload', async () => {
  await open();
  await readCode(withAmount);
  expect((await amount()).value).toBe('12,34');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('12,34');
  cleanup();
  await open();
  await readCode(withoutAmount);
  expect((await amount()).value).toBe('');
});

test.each([
  ['***', false],
  [null, false],
  ['ABC-123', true],
])('a code identified by %j shows an identifier: %s', async (given, isShown) => {
  txid = given;
  await open();
  await readCode(withAmount);
  const region = screen.getByRole('region', { name: 'O que o código diz' });
  expect(region.textContent?.includes('Identificador')).toBe(isShown);
  expect(region.textContent).not.toContain('***');
});
