import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '@/lib/server/environment';
import { operationsForTests } from '@/lib/server/operations/testing/operations-for-tests';
import { secretsForTests } from '@/lib/server/testing/secrets-for-tests';
import { operationHandlers } from './operation-handlers';

const { office, payments, refund, row, pass } = operationsForTests();
const paidAt = '2026-11-20T15:00:00.000Z';

const received = (change = {}) => payments().store({ status: 'COMPLETED', amount: 100, paidAt, ...change });
const expecting = (remainder: string) => ({ expectedRemaining: remainder });
const actual = ({ status, body }: { status: number; body: { errorCode?: string; details?: unknown } }) => [
  status,
  body.errorCode,
  body.details,
];

/** The bank confirms the refund in progress. */
function settle(id: string, refundStatus: 'COMPLETED' | 'CANCELED' = 'COMPLETED') {
  Object.assign(payments().transactions.get(id) ?? {}, {
    refundStatus,
    ...(refundStatus === 'COMPLETED' ? { refundedAt: '2026-11-27T15:00:04.000Z' } : {}),
  });
}

describe('the refund request', () => {
  test('of the whole has no amount, and a reference of ours', async () => {
    const key = randomUUID();
    const { id } = received();
    const answer = await refund(id, { ...expecting('100.00'), description: 'Troca' }, { key });
    expect(answer.body).toMatchObject({
      operation: { state: 'done', subject: id, amount: '100.00', transactionId: id },
      record: { refundStatus: 'PENDING', refundAmount: '100.00' },
    });
    expect(payments().posts).toEqual([{ description: 'Troca', clientReference: `bal-${key}` }]);
    expect(payments().paths).toEqual([`/v1/refund/${id}`]);
  });

  test('of all that is left after a partial refund has an amount, because none would mean the whole', async () => {
    const { id } = received({ refundAmount: '30.00', refundStatus: 'COMPLETED', refundedAt: paidAt });
    await refund(id, expecting('70.00'));
    expect(payments().posts).toMatchObject([{ amount: 70 }]);
  });

  test('is sent to the configured path', () => {
    const environment = readEnvironment({
      APP_URL: 'http://localhost:3000',
      PAYMENTS_URL: 'http://127.0.0.1:1/v1',
      PAYMENTS_TOKEN: 't',
      DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
      ...secretsForTests,
      PAYMENTS_REFUND_PATH: '/pix/{transactionId}/devolution',
    });
    expect(operationHandlers['refunds.create'].endpoint(environment)).toMatchObject({
      method: 'POST',
      path: '/pix/{transactionId}/devolution',
    });
  });
});

test('is sent to the path of the setting', async () => {
  const { id } = received();
  const environment = { ...office.services().environment, paymentsRefundPath: '/devolution/{transactionId}' as const };
  await refund(id, expecting('100.00'), { services: { environment } });
  expect(payments().paths).toEqual([`/v1/devolution/${id}`]);
});

describe('a refused refund sends nothing and stores nothing', () => {
  const cases: [string, object, object, unknown[]][] = [
    ['more than is left', {}, { amount: 100.01, ...expecting('100.00') }, [422, 'SVB424', 'over-remainder']],
    [
      'another remainder than the form showed',
      { refundAmount: 60, refundStatus: 'COMPLETED', refundedAt: paidAt },
      expecting('100.00'),
      [409, 'SVB410', '40.00'],
    ],
    ['while one is under way', { refundAmount: '60.00', refundStatus: 'PENDING' }, expecting('40.00'), [422, 'SVB424', 'pending']],
    [
      'when nothing is left',
      { status: 'REFUNDED', refundAmount: 100, refundStatus: 'COMPLETED', refundedAt: paidAt },
      expecting('0.00'),
      [422, 'SVB424', 'nothing-left'],
    ],
    ['while the service gives it back by itself', { status: 'WAITING_FOR_REFUND' }, expecting('100.00'), [422, 'SVB424', 'pending']],
    ['before it is paid', { status: 'PENDING', paidAt: null }, expecting('100.00'), [422, 'SVB424', 'not-paid']],
    ['what we paid ourselves', { type: 'WITHDRAW' }, expecting('100.00'), [422, 'SVB424', 'not-received']],
    ['after ninety days', { paidAt: '2026-08-28T15:00:00.000Z' }, expecting('100.00'), [422, 'SVB424', 'too-late']],
    ['with an infraction open', { Infraction: [{ id: 'SVIN1', status: 'OPEN' }] }, expecting('100.00'), [422, 'SVB423', undefined]],
    [
      'with an infraction in a state nobody has documented',
      { Infraction: [{ id: 'SVIN1', status: 'NEW_WORD' }] },
      expecting('100.00'),
      [422, 'SVB423', undefined],
    ],
  ];
  test.each(cases)('%s', async (_name, change, body, [status, code, reason]) => {
    const key = randomUUID();
    const { id } = received(change);
    const answer = await refund(id, body, { key });
    expect([answer.status, answer.body.errorCode, answer.body.details[0]?.reason]).toEqual([status, code, reason]);
    expect(payments().posts).toEqual([]);
    expect(await row(key)).toBeUndefined();
  });

  test('is sent when the infraction is over', async () => {
    const { id } = received({
      Infraction: [
        { id: 'SVIN1', status: 'CLOSED' },
        { id: 'SVIN2', status: 'CANCELLED' },
      ],
    });
    expect((await refund(id, expecting('100.00'))).status).toBe(200);
  });

  test('is sent from the same form, under its key, after a refusal', async () => {
    const key = randomUUID();
    const { id } = received({ refundAmount: '60.00', refundStatus: 'COMPLETED', refundedAt: paidAt });
    expect((await refund(id, expecting('100.00'), { key })).status).toBe(409);
    expect((await refund(id, expecting('40.00'), { key })).status).toBe(200);
  });
});

describe('two refunds at once', () => {
  test.each(Array.from({ length: 8 }, (_, at) => at))(
    'of R$ 60 each of R$ 100: one is sent, the other is refused with the reason (%i)',
    async () => {
      const { id } = received();
      const answers = await Promise.all([1, 2].map(() => refund(id, { amount: 60, ...expecting('100.00') })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
      const other = answers.find(({ status }) => status !== 200);
      expect(['SVB409', 'SVB424']).toContain(other?.body.errorCode);
      expect(payments().posts).toHaveLength(1);
      settle(id);
      const late = await refund(id, { amount: 60, ...expecting('100.00') });
      expect(actual(late)).toEqual([409, 'SVB410', [{ field: 'remainder', reason: '40.00' }]]);
    },
  );

  test('one that fetched the transaction before the other was done cannot rely on it', async () => {
    const { id } = received();
    const { upstream } = office.services();
    let first: Promise<unknown> | null = null;
    // The other one is sent, answered and settled while this one fetches.
    const meanwhile: typeof upstream = async (request) => {
      const answer = await upstream(request);
      first ??= refund(id, { amount: 60, ...expecting('100.00') });
      await first;
      return answer;
    };
    const slow = await refund(id, { amount: 60, ...expecting('100.00') }, { services: { upstream: meanwhile } });
    expect(slow.status).toBe(200);
    expect(payments().posts).toHaveLength(1);
  });
});

test('of the exact remainder after several parts is accepted: 0,10 and 0,20, then 0,70 of 1,00', async () => {
  const { id } = received({ amount: 1 });
  for (const [amount, remainder] of [
    [0.1, '1.00'],
    [0.2, '0.90'],
    [0.7, '0.70'],
  ] as const) {
    expect((await refund(id, { amount, ...expecting(remainder) })).status).toBe(200);
    settle(id);
  }
  expect(payments().transactions.get(id)).toMatchObject({ refundAmount: '1.00' });
});

test('money from a failed refund can be refunded again, money from an earlier successful one cannot', async () => {
  const { id } = received();
  await refund(id, { amount: 30, ...expecting('100.00') });
  settle(id);
  await refund(id, { amount: 20, ...expecting('70.00') });
  Object.assign(payments().transactions.get(id) ?? {}, { refundStatus: 'CANCELED', refundAmount: '30.00' });
  expect(actual(await refund(id, expecting('100.00')))).toEqual([409, 'SVB410', [{ field: 'remainder', reason: '70.00' }]]);
  expect((await refund(id, expecting('70.00'))).status).toBe(200);
});

describe('an unknown refund is settled by its effect on the transaction', () => {
  const lost = async (applied: boolean, change = {}) => {
    const key = randomUUID();
    const { id } = received(change);
    payments().conduct({ applied, answer: 'drop' });
    const answer = await refund(id, { amount: 20, ...expecting(String('refundAmount' in change ? '70.00' : '100.00')) }, { key });
    expect(answer.status).toBe(202);
    return { key, id };
  };
  const part = { refundAmount: '30.00', refundStatus: 'COMPLETED', refundedAt: paidAt };

  test.each([{}, part])('applied: done (%j)', async (change) => {
    const { key, id } = await lost(true, change);
    await pass(1);
    expect(await row(key)).toMatchObject({ state: 'done', transactionId: id });
    expect(payments().posts).toHaveLength(1);
  });

  test('applied and failed at once: done, and the record shows that it failed', async () => {
    const { key, id } = await lost(true);
    settle(id, 'CANCELED');
    await pass(1);
    expect((await row(key))?.state).toBe('done');
  });

  test('a smaller refund by someone else is not mistaken for ours', async () => {
    const { key, id } = await lost(false);
    Object.assign(payments().transactions.get(id) ?? {}, { refundAmount: '5.00', refundStatus: 'PENDING' });
    await pass(80, 5);
    expect((await row(key))?.state).toBe('not-found');
  });

  test('not applied: not found; a second one is locked out until then, is accepted afterwards, and leaves the first unchanged', async () => {
    const { key, id } = await lost(false);
    expect((await refund(id, { amount: 20, ...expecting('100.00') })).body.errorCode).toBe('SVB409');
    await pass(80, 5);
    expect((await row(key))?.state).toBe('not-found');
    const again = await refund(id, { amount: 20, clientReference: `bal-${key}`, ...expecting('100.00') });
    expect(again.status).toBe(200);
    await pass(700, 5);
    expect(await row(key)).toMatchObject({ state: 'not-found', nextReadAt: null });
  });
});
