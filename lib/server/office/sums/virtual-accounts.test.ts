import { beforeAll, expect, test } from 'vitest';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { createUpstream, type Upstream } from '@/lib/server/upstream/upstream';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const office = officeForTests();
const token = 'sandbox-virtual-accounts';
let support: Person;
let upstream: Upstream;

beforeAll(async () => {
  office.clock.now = new Date('2026-11-27T15:00:00.000Z');
  support = await office.person('support');
  await sandbox().control.createAccount({ token });
  const insert = (transaction: object) =>
    sandbox().control.insertTransaction({
      token,
      transaction: { status: 'COMPLETED', createdAt: '2026-11-26T12:00:00.000Z', ...transaction },
    });
  await insert({ type: 'DEPOSIT', amount: 100.1, virtualAccount: 'Loja Centro', serviceFeeCharged: 0.1 });
  await insert({ type: 'DEPOSIT', amount: 0.2, virtualAccount: 'Loja Centro', createdAt: '2026-11-27T10:00:00.000Z' });
  await insert({ type: 'DEPOSIT', amount: 50, virtualAccount: 'Loja Centro', status: 'PENDING' });
  await insert({ type: 'WITHDRAW', amount: 30, virtualAccount: 'Loja Centro' });
  await insert({ type: 'DEPOSIT', amount: 500, virtualAccount: 'Praça São João' });
  await insert({ type: 'DEPOSIT', amount: 7 });
  await insert({ type: 'DEPOSIT', amount: 9, virtualAccount: 'De outubro', createdAt: '2026-10-01T12:00:00.000Z' });
  upstream = createUpstream({ url: `${sandbox().origin}/v1`, token, timeoutMs: 25_000 });
});

const period = 'dateFrom=2026-11-20T03:00:00.000Z&dateTo=2026-11-28T02:59:59.999Z';
const list = (query = '', services: object = { upstream }) =>
  office.send('GET', `/virtual-accounts?${period}${query}`, { as: support, services });

test('sums what moved under each virtual account in the period, to the cent; what never moved is in no sum', async () => {
  const { body } = await list();
  expect(body).toMatchObject({
    items: [
      { id: 'Praça São João', count: 1, received: '500.00', sent: '0.00' },
      { id: 'Loja Centro', count: 3, received: '100.30', sent: '30.00', lastAt: '2026-11-27T10:00:00.000Z' },
      { id: '', count: 1, received: '7.00' },
    ],
    hasNext: false,
    total: 3,
    truncated: false,
  });
});

test('is found by words of its name without accents, and paged', async () => {
  expect((await list('&text=sao%20praca')).body.items).toMatchObject([{ id: 'Praça São João' }]);
  const { body } = await list('&limit=1&page=2');
  expect(body).toMatchObject({ items: [{ id: 'Loja Centro' }], hasNext: true, total: 3 });
});

const deposit = (id: number, change = {}) => ({
  id: `SVTX${id}`,
  status: 'COMPLETED',
  type: 'DEPOSIT',
  amount: 100,
  virtualAccount: 'Loja Norte',
  createdAt: '2026-11-27T12:00:00.000Z',
  ...change,
});

test('takes off what went back; where the service does not tell how much, what is left is not known', async () => {
  const refunded = { refundStatus: 'COMPLETED', refundedAt: '2026-11-27T13:00:00.000Z' };
  office.service().answer({ data: [deposit(1), deposit(2, { ...refunded, refundAmount: 40 })], hasNextPage: false });
  expect((await list('', {})).body.items).toMatchObject([{ received: '200.00', returned: '40.00', net: '160.00' }]);
  office.service().answer({ data: [deposit(1), deposit(2, { ...refunded, status: 'WAITING_FOR_REFUND' })], hasNextPage: false });
  expect((await list('', {})).body.items).toMatchObject([{ received: '200.00', returned: null, net: null }]);
});

test('fees of half a centavo are summed before they are rounded', async () => {
  const data = [1, 2, 3].map((id) => deposit(id, { amount: 1, serviceFeeCharged: 0.005 }));
  office.service().answer({ data, hasNextPage: false });
  expect((await list('', {})).body.items).toMatchObject([{ received: '3.00', net: '2.99' }]);
});

test('a period of more transactions than are read says that it was cut', async () => {
  let id = 0;
  office.service().behave((_request, response) => {
    id += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: [deposit(id)], hasNextPage: true }));
  });
  expect((await list('', {})).body).toMatchObject({ items: [{ count: 50 }], truncated: true });
});

test('without a period it is all of the past', async () => {
  const { body } = await office.send('GET', '/virtual-accounts', { as: support, services: { upstream } });
  expect(body.items).toContainEqual(expect.objectContaining({ id: 'De outubro', received: '9.00' }));
});
