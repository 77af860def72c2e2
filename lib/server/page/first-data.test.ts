import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheKey } from '@/lib/contracts/cache-key';
import { sessions } from '@/lib/contracts/office/staff/sessions';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { firstData, firstRead } from './first-data';

/** The request a page is rendered for, as Next provides it. */
const request = vi.hoisted(() => ({ cookie: '', path: '/' }));
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-balcao-path': request.path, cookie: request.cookie }),
}));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`redirect to ${to}`);
  },
}));

const office = officeForTests();
let finance: Person;
let support: Person;

beforeAll(async () => {
  Reflect.set(globalThis, 'balcaoServices', office.services());
  finance = await office.person('finance');
  support = await office.person('support');
});
beforeEach(() => {
  request.cookie = finance.cookie;
  request.path = '/transactions?page=2';
  // The time limit never expires by itself here, however busy the machine.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
});

const transaction = {
  id: 'SVTX1',
  status: 'PENDING',
  type: 'DEPOSIT',
  amount: 1,
  createdAt: '2026-11-27T12:00:00.000Z',
  payerDocument: '52998224725',
};
const listed = { data: [transaction], hasNextPage: false };
const dataOf = ({ queries }: Awaited<ReturnType<typeof firstData>>) => queries.map(({ queryKey: key, state }) => [key, state.data]);

test("is stored under the browser's cache key, fetched as the browser would", async () => {
  office.service().answer(listed);
  const input = { query: { page: 2, status: ['PENDING'] } } as const;
  const state = await firstData(firstRead('transactions.list', input));
  expect(dataOf(state)).toMatchObject([[cacheKey(transactions.list, input), { items: [{ id: 'SVTX1', payerDocument: '52998224725' }] }]]);
  expect(office.service().received.map(({ url }) => url)).toEqual(['/v1/user/transactions?page=2&status=PENDING']);
});

test('is masked for a role that may not see it', async () => {
  request.cookie = support.cookie;
  office.service().answer(listed);
  const state = await firstData(firstRead('transactions.list', {}));
  expect(JSON.stringify(state)).toContain('***.982.247-**');
  expect(JSON.stringify(state)).not.toContain('52998224725');
});

describe('a failed read is left to the browser, and the others are there', () => {
  test.each([
    ['the service fails', () => firstRead('transactions.list', {}), 503],
    ['an id that is none', () => firstRead('transactions.read', { params: { id: '..' } }), 200],
    ['a query that is none', () => firstRead('transactions.list', { query: { limit: 101 } }), 200],
    ['no permission', () => firstRead('staff.list', {}), 200],
  ])('%s', async (_, read, status) => {
    office.service().answer({}, status);
    const state = await firstData(read(), firstRead('sessions.list', {}));
    expect(dataOf(state)).toMatchObject([[cacheKey(sessions.list, {}), { items: [{ current: true }] }]]);
    expect(office.log().filter((line) => line.includes('first data left to the browser'))).toHaveLength(1);
  });
});

test('a slow read is left to the browser', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  office.service().behave(() => {});
  expect(dataOf(await firstData(firstRead('transactions.list', {})))).toEqual([]);
});

describe('a visitor without a session', () => {
  test('signs in first and returns to the page', async () => {
    request.cookie = 'balcao-session=garbage';
    await expect(firstData(firstRead('transactions.list', {}))).rejects.toThrow(
      'redirect to /sign-in?callbackUrl=%2Ftransactions%3Fpage%3D2',
    );
    expect(office.service().received).toEqual([]);
  });
});
