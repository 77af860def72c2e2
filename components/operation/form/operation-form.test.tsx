import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refunds } from '@/lib/contracts/pix/refunds';
import { toReais } from '@/lib/format/money';
import { loadMessages } from '@/lib/messages/load-messages';
import { OperationForm } from './operation-form';
import { OperationQuestion } from './operation-question';
import { useOperationForm } from './use-operation-form';

let posted: unknown[];
let refusal: { statusCode: number; errorCode: string } | null;

beforeEach(() => {
  sessionStorage.clear();
  posted = [];
  refusal = null;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json({ items: [], hasNext: false, total: null });
    posted.push(JSON.parse(String(init.body)));
    return refusal ? Response.json(refusal, { status: refusal.statusCode }) : new Promise<Response>(() => {});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Host() {
  const form = useOperationForm(refunds.create, 'test');
  const [text, setText] = useState('');
  const body = { amount: Number(text), expectedRemaining: toReais(80) };
  return (
    <OperationForm
      form={form}
      input={text === '' ? null : { params: { transactionId: 'T1' }, body }}
      send={`Devolver ${text}`}
      again="De novo"
      leave={() => {}}
      fields={<input aria-label="Valor" value={text} onChange={(event) => setText(event.target.value)} />}
      question={<OperationQuestion title={`Devolver ${text}?`} />}
    />
  );
}

async function open() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="pt-BR" messages={await loadMessages('pt-BR')} timeZone="America/Sao_Paulo">
        <Host />
      </IntlProvider>
    </QueryClientProvider>,
  );
}

const field = () => screen.getByLabelText('Valor');
const button = (name: string) => screen.getByRole('button', { name });
const question = () => screen.queryByRole('heading', { name: /Devolver/ });

test('operation form opens its question by Enter, gives it the focus, and sends by its own button alone', async () => {
  await open();
  await userEvent.type(field(), '{Enter}');
  expect(question()).toBeNull();
  await userEvent.type(field(), '30{Enter}');
  expect(document.activeElement).toBe(question());
  await userEvent.keyboard('{Enter}');
  expect(posted).toEqual([]);
  await userEvent.click(button('Devolver 30'));
  expect(posted).toMatchObject([{ amount: 30 }]);
});

test('operation form takes the second half of a double click for no press', async () => {
  await open();
  await userEvent.type(field(), '30{Enter}');
  // As it comes when the first half fell on the button that stood there before.
  fireEvent.click(button('Devolver 30'), { detail: 2 });
  expect(posted).toEqual([]);
  fireEvent.click(button('Devolver 30'), { detail: 1 });
  await waitFor(() => expect(posted).toHaveLength(1));
});

test('operation form drops its question when what would be sent changes, and does not open it again by itself', async () => {
  await open();
  await userEvent.type(field(), '30{Enter}');
  const hidden = screen.getByLabelText('Valor');
  await userEvent.type(hidden, '0');
  expect(question()).toBeNull();
  await userEvent.type(field(), '{Backspace}');
  expect(question()).toBeNull();
  expect(posted).toEqual([]);
});

test('operation form answers a refusal in its fields, with what was typed', async () => {
  refusal = { statusCode: 422, errorCode: 'SVC202' };
  await open();
  await userEvent.type(field(), '30{Enter}');
  await userEvent.click(button('Devolver 30'));
  await screen.findByRole('button', { name: 'Continuar' });
  expect(question()).toBeNull();
  expect(field()).toHaveProperty('value', '30');
});
