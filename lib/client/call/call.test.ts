import { beforeEach, describe, expect, test, vi } from 'vitest';
import { documentTokens } from '@/lib/contracts/office/personal-data';
import { sessions } from '@/lib/contracts/office/staff/sessions';
import { balance } from '@/lib/contracts/pix/account/account';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { call } from './call';

const fetched = vi.fn<typeof fetch>();
const assign = vi.fn();

beforeEach(() => {
  fetched.mockReset();
  assign.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', { location: { pathname: '/transactions', search: '?page=2&status=PENDING', assign } });
});

const answer = (body: unknown, status = 200) => fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const problemOf = (pending: Promise<unknown>) =>
  pending.then(
    () => null,
    (error: unknown) => (error instanceof ProblemError ? error.problem : error),
  );

describe('sends to our own gateway', () => {
  test('a read, with its query in order, marked as ours and not cached', async () => {
    answer({ items: [], hasNext: false, total: null });
    const { signal } = new AbortController();
    await call(transactions.list, { query: { status: ['PENDING', 'EXPIRED'], page: 2 } }, { signal });
    expect(fetched.mock.calls).toEqual([
      [
        '/api/payments/user/transactions?page=2&status=PENDING%2CEXPIRED',
        { method: 'GET', headers: { 'x-balcao': '1' }, body: undefined, signal, cache: 'no-store', credentials: 'same-origin' },
      ],
    ]);
  });

  test('a write, as JSON', async () => {
    answer({ token: 'x', masked: 'y' });
    expect(await call(documentTokens.create, { body: { document: '52998224725' } })).toEqual({ token: 'x', masked: 'y' });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([url, init]).toMatchObject(['/api/office/document-tokens', { method: 'POST', body: '{"document":"52998224725"}' }]);
    expect(init?.headers).toEqual({ 'x-balcao': '1', 'content-type': 'application/json' });
  });

  test('never an invalid id', async () => {
    await expect(call(transactions.read, { params: { id: '../../office/staff' } })).rejects.toThrow(RangeError);
    expect(fetched).not.toHaveBeenCalled();
  });
});

test('an empty answer gives undefined', async () => {
  answer(null);
  expect(await call(sessions.endOthers, {})).toBeNull();
});

describe('fails with a problem', () => {
  test('from the gateway', async () => {
    answer({ statusCode: 429, errorCode: 'SVG429', message: 'Aguarde.', requestId: 'r-1', details: [], retryAfterSeconds: 7 }, 429);
    expect(await problemOf(call(balance.read, {}))).toEqual({
      statusCode: 429,
      errorCode: 'SVG429',
      message: 'Aguarde.',
      requestId: 'r-1',
      details: [],
      retryAfterSeconds: 7,
    });
    expect(assign).not.toHaveBeenCalled();
  });

  test.each([
    [200, 502],
    [502, 502],
    [413, 413],
  ])('for %d with an HTML page instead of JSON', async (status, expectedStatus) => {
    fetched.mockResolvedValue(new Response('<h1>', { status }));
    expect(await problemOf(call(balance.read, {}))).toMatchObject({ statusCode: expectedStatus, errorCode: null });
  });

  test('without a network', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await problemOf(call(balance.read, {}))).toMatchObject({ statusCode: 0, errorCode: 'SVB503' });
  });
});

test('what waits for other people is no answer, and names its approval', async () => {
  answer({ approval: { id: 'a-1', lapsesAt: '2026-11-28T15:00:00.000Z' } }, 202);
  expect(await problemOf(call(documentTokens.create, { body: { document: '52998224725' } }))).toMatchObject({
    statusCode: 202,
    errorCode: 'SVB470',
    details: [{ field: 'approval', reason: 'a-1' }],
  });
});

test('an aborted call is no problem', async () => {
  const taken = new DOMException('gone', 'AbortError');
  fetched.mockRejectedValue(taken);
  expect(await problemOf(call(balance.read, {}))).toBe(taken);
});

test('an ended session leads to the sign-in, and back here', async () => {
  answer({ statusCode: 401, errorCode: 'SVB401' }, 401);
  expect(await problemOf(call(balance.read, {}))).toMatchObject({ statusCode: 401 });
  expect(assign.mock.calls).toEqual([['/sign-in?callbackUrl=%2Ftransactions%3Fpage%3D2%26status%3DPENDING&ended']]);
});
