import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { charges } from '@/lib/contracts/pix/payments/charges';
import { useOperationForm } from './use-operation-form';

type Sent = { key: string; body: unknown };

const body = { amount: 50, clientReference: 'cob-1' };
const operation = (state: Operation['state'], key: string): Operation => ({
  id: `op-${key}`,
  kind: 'charges.create',
  state,
  reference: 'cob-1',
  subject: null,
  amount: null,
  expiresIn: 600,
  holder: null,
  holderBefore: null,
  currency: null,
  refundBefore: null,
  proof: null,
  description: null,
  transactionId: state === 'done' ? 'tx-1' : null,
  problem: null,
  plannedFor: null,
  plannedAt: null,
  held: null,
  hasPlan: false,
  staff: 'Marina Couto',
  mine: true,
  reads: 0,
  createdAt: '2026-11-27T17:32:08.000Z',
  updatedAt: '2026-11-27T17:32:08.000Z',
});

/** Our gateway: what a POST answers, and the operations it knows by their key. */
let answer: (sent: Sent) => Response | Promise<Response>;
let known: Map<string, Operation['state']>;
let sent: Sent[];
let reads: number;

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  reads = 0;
  known = new Map();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'POST') {
      const one = { key: new Headers(init.headers).get('idempotency-key') ?? '', body: JSON.parse(String(init.body)) };
      sent.push(one);
      return answer(one);
    }
    const key = new URL(url, 'http://localhost').searchParams.get('idempotencyKey') ?? '';
    const [, id] = /operations\/op-(.+)$/.exec(url) ?? [];
    const state = known.get(id ?? key);
    if (id) reads += 1;
    if (id) return Response.json(operation(state ?? 'unknown', id));
    return Response.json({ items: state ? [operation(state, key)] : [], hasNext: false, total: null });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const answers = (state: Operation['state']) => (one: Sent) => {
  known.set(one.key, state);
  return Response.json({ operation: operation(state, one.key), record: null });
};
const refuses = (status: number, errorCode: string) => () => Response.json({ statusCode: status, errorCode }, { status });
const breaks = () => Promise.reject(new TypeError('connection lost'));

function Host() {
  const form = useOperationForm(charges.create, 'charge');
  const { state } = form.operation ?? {};
  return (
    <>
      <p>{form.closed ? `closed: ${state}` : form.lost ? 'lost' : 'open'}</p>
      <p>{form.problem && `problem: ${form.problem.errorCode}`}</p>
      <button type="button" onClick={() => form.send({ body })}>
        send
      </button>
      <button type="button" onClick={() => form.sendAnew({ body })}>
        again
      </button>
    </>
  );
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Host />
    </QueryClientProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sees = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

test('what was begun before a reload is found again, and nothing is sent', async () => {
  answer = answers('unknown');
  open();
  await press('send');
  await sees('closed: unknown');
  cleanup();
  open();
  await sees('closed: unknown');
  expect(sent).toHaveLength(1);
});

test('a lost answer keeps the form disabled until a lookup finds nothing; the next submit sends the same operation', async () => {
  answer = breaks;
  open();
  await press('send');
  await sees('lost');
  await sees('open');
  expect(screen.getByText('problem: SVB503')).toBeTruthy();
  await press('send');
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
});

test('a lost answer of an operation that took effect is followed to its end', async () => {
  answer = (one) => {
    known.set(one.key, 'unknown');
    return breaks();
  };
  open();
  await press('send');
  await sees('closed: unknown');
  known.set(sent[0]?.key ?? '', 'done');
  await sees('closed: done');
  expect(sent).toHaveLength(1);
});

test('an unknown outcome is read until it is known', async () => {
  answer = answers('unknown');
  open();
  await press('send');
  await sees('closed: unknown');
  known.set(sent[0]?.key ?? '', 'done');
  await sees('closed: done');
});

test('an operation that is known is not read again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answer = answers('unknown');
  open();
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  await sees('closed: unknown');
  known.set(sent[0]?.key ?? '', 'done');
  await sees('closed: done');
  const before = reads;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(reads).toBe(before);
});

test('once a lookup found nothing, creating again is a new operation with the same body, so with the same reference', async () => {
  answer = answers('not-found');
  open();
  await press('send');
  await sees('closed: not-found');
  answer = answers('done');
  await press('again');
  await sees('closed: done');
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

test("the service's refusal opens the form, and what is sent next is another act", async () => {
  answer = refuses(422, 'SVD200');
  open();
  await press('send');
  await sees('problem: SVD200');
  expect(screen.getByText('open')).toBeTruthy();
  await press('send');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('submitting twice at once is one operation', async () => {
  answer = answers('done');
  open();
  const button = screen.getByRole('button', { name: 'send' });
  await act(async () => {
    button.click();
    button.click();
  });
  await sees('closed: done');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});
