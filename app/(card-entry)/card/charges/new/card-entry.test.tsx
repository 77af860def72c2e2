import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesIn } from '@/lib/messages/messages';
import { CardEntry } from './card-entry';
import { hiddenMs, idleMs } from './use-when-unattended';

const messages = messagesIn('pt-BR');

const [number, holder, cvv] = ['4111111111111111', 'ZULEICA QUARTZO', '907'];

let posted: Record<string, unknown>[];
let client: QueryClient;

beforeEach(() => {
  sessionStorage.clear();
  posted = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json({ items: [], hasNext: false, total: null });
    posted.push(JSON.parse(String(init.body)));
    return Response.json({ statusCode: 422, errorCode: 'SV201', details: [] }, { status: 422 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

function open() {
  render(
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      <QueryClientProvider client={client}>
        <CardEntry />
      </QueryClientProvider>
    </IntlProvider>,
  );
}

/** At once: a key at a time is what the browser tests press, and each costs a drawing of the form. */
async function type(label: string, text: string) {
  act(() => screen.getByLabelText(label).focus());
  await userEvent.paste(text);
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function fill(expiration = '12/34') {
  await type('Valor', '100,01');
  await type('O que é cobrado', 'Livro');
  await type('Comprador', 'Ana Souza');
  await type('Número do cartão', number);
  await type('Titular', holder);
  await type('Validade', expiration);
  await type('Código de segurança', cvv);
}

test('the card is sent once confirmed, and is stored nowhere but in its fields and in the request', async () => {
  open();
  await fill();
  await press('Continuar');
  expect(posted).toEqual([]);
  expect(screen.getByText('cem reais e um centavo', { selector: 'section *' })).toBeTruthy();
  await press(/^Cobrar/);
  await screen.findByText(messages.problems.SV201.title);
  expect(posted).toMatchObject([{ amount: 10_001, card: { number, holder, expiration: '12/2034', cvv } }]);
  const mutations = client.getMutationCache().getAll();
  expect(mutations.map(({ state }) => state.status)).toEqual(['error']);
  const stored = JSON.stringify([
    mutations.map(({ state }) => state),
    client.getQueryCache().getAll(),
    { ...sessionStorage },
    { ...localStorage },
  ]);
  for (const secret of [number, holder, `"cvv":"${cvv}"`]) expect(stored).not.toContain(secret);
  expect(stored).toContain('Livro');
});

test('no field of the card has a name by which it would be sent or restored, and leaving the page empties it', async () => {
  open();
  await fill();
  for (const label of ['Número do cartão', 'Titular', 'Validade', 'Código de segurança']) {
    expect([field(label).name, field(label).autocomplete]).toEqual(['', 'off']);
  }
  window.dispatchEvent(new Event('pagehide'));
  expect(field('Número do cartão').value).toBe('');
});

test.each([
  ['touched it for three minutes', false, idleMs],
  ['saw it for a minute', true, hiddenMs],
])('the card is emptied, and the page says so, once nobody has %s; the rest stays', async (_, hidden, ms) => {
  open();
  await fill();
  await press('Continuar');
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
  act(() => vi.advanceTimersByTime(ms - 1));
  expect(field('Número do cartão').value).toBe(number);
  act(() => vi.advanceTimersByTime(1));
  for (const label of ['Número do cartão', 'Titular', 'Validade', 'Código de segurança']) expect(field(label).value).toBe('');
  expect(screen.getByText(messages.cardEntry.card.emptied)).toBeTruthy();
  expect([field('O que é cobrado').value, screen.queryByRole('button', { name: /^Cobrar/ })]).toEqual(['Livro', null]);
  expect(posted).toEqual([]);
});

test('what names the customer is in no storage of the browser, and the rest is', async () => {
  open();
  await fill();
  await type('E-mail', 'ana@loja.example');
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  for (const text of ['Ana Souza', 'ana@loja.example']) expect(stored).not.toContain(text);
  expect(stored).toContain('Livro');
});

test('a card that is over is refused at its field', async () => {
  open();
  await fill('01/20');
  await press('Continuar');
  expect(screen.getByText(messages.cardEntry.card.errors.expiration)).toBeTruthy();
  expect(document.activeElement).toBe(field('Validade'));
  expect(posted).toEqual([]);
});

test('a recurrence has one instalment, and says why', async () => {
  open();
  await userEvent.selectOptions(screen.getByLabelText('Parcelas'), '12');
  await userEvent.selectOptions(screen.getByLabelText('Repetir'), 'Monthly');
  expect(screen.getByLabelText<HTMLSelectElement>('Parcelas')).toMatchObject({ disabled: true, value: '1' });
  expect(screen.getByText(messages.cardEntry.oneInstalment)).toBeTruthy();
});
