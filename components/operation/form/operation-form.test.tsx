import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refunds } from '@/lib/contracts/pix/payments/refunds';
import { toReais } from '@/lib/format/money/money';
import { loadMessages } from '@/lib/messages/load-messages';
import { OperationForm } from './operation-form';
import { OperationQuestion } from './operation-question';
import { useOperationForm } from './use-operation-form';

let posted: unknown[];
/** The kinds of request that may wait. */
let offered: string[];
let stored: FormData[];
let fileRefusal: { statusCode: number; errorCode: string; details: object[] } | null;
let refusal: { statusCode: number; errorCode: string } | null;

beforeEach(() => {
  sessionStorage.clear();
  [posted, offered, stored, fileRefusal] = [[], [], [], null];
  refusal = null;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/approval-files')) return Response.json({ actions: offered });
    if (init.method === 'PUT' && init.body instanceof FormData) {
      stored.push(init.body);
      return fileRefusal ? Response.json(fileRefusal, { status: fileRefusal.statusCode }) : Response.json({ files: [] });
    }
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

test('operation form stores the files for the approvers before it asks, all of them under its key, and shows them in the question', async () => {
  offered = ['refund'];
  await open();
  const chooser = await screen.findByLabelText('Juntar arquivo', { selector: 'input' });
  await userEvent.upload(chooser, [new File(['%PDF-1'], 'nota.pdf'), new File(['%PDF-2'], 'contrato.pdf')]);
  await screen.findByText('contrato.pdf');
  await userEvent.click(button('Retirar nota.pdf'));
  await userEvent.type(field(), '30{Enter}');
  expect(question()).not.toBeNull();
  expect(screen.getByText('contrato.pdf')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retirar contrato.pdf' })).toBeNull();
  expect(stored).toEqual([]);
  await userEvent.click(button('Devolver 30'));
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(stored.map((form) => [form.get('count'), form.getAll('files').map((file) => file instanceof File && file.name)])).toEqual([
    ['1', ['contrato.pdf']],
  ]);
});

test('operation form sends nothing when a file is refused, says which and why, and goes on without it', async () => {
  offered = ['refund'];
  fileRefusal = { statusCode: 400, errorCode: 'SVB400', details: [{ field: 'files.0', reason: 'encrypted' }] };
  await open();
  await userEvent.upload(await screen.findByLabelText('Juntar arquivo', { selector: 'input' }), new File(['%PDF-1'], 'nota.pdf'));
  await userEvent.type(field(), '30{Enter}');
  await userEvent.click(button('Devolver 30'));
  await screen.findByText('não entra, o PDF está protegido por senha.');
  expect(posted).toEqual([]);
  await userEvent.click(button('Retirar nota.pdf'));
  await userEvent.click(button('Continuar'));
  await userEvent.click(button('Devolver 30'));
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(stored).toHaveLength(1);
});

test('operation form offers no files where no rule can hold the request, and refuses a sixth before anything is sent', async () => {
  await open();
  await userEvent.type(field(), '30');
  expect(screen.queryByText('Arquivos para quem aprova')).toBeNull();
  cleanup();
  offered = ['refund'];
  await open();
  const six = Array.from({ length: 6 }, (_, at) => new File(['%PDF-1'], `${at}.pdf`));
  await userEvent.upload(await screen.findByLabelText('Juntar arquivo', { selector: 'input' }), six);
  await screen.findByText('5.pdf: não entra, já são 5 arquivos.');
  expect(screen.getAllByRole('button', { name: /^Retirar/ })).toHaveLength(5);
});
