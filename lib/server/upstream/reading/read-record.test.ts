import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { officeForTests, type Person, canary as token } from '@/lib/server/testing/office-for-tests';
import { createUpstream } from '@/lib/server/upstream/upstream';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const office = officeForTests({ serviceUrl: () => `${sandbox().origin}/v1` });
const endpoint = 'transactions.list';
let finance: Person;
let support: Person;

beforeAll(async () => {
  await sandbox().control.createAccount({ token });
  const transaction = { amount: 12.5, payerName: 'Maria', payerDocument: '52998224725' };
  await sandbox().control.insertTransaction({ token, transaction });
  finance = await office.person('finance');
  support = await office.person('support');
});
afterEach(() => sandbox().control.clearFaults());

type Fault = Parameters<ReturnType<typeof sandbox>['control']['addFault']>[0];
const arm = (fault: Fault) => sandbox().control.addFault(Object.assign({}, fault, { token, endpoint }));
const ask = (as = finance) => office.send('GET', '/user/transactions', { at: 'payments', as });

test('parses the answers of the service', async () => {
  expect((await ask()).body).toMatchObject({ items: [{ amount: '12.50', payerDocument: '52998224725' }], hasNext: false });
  expect((await ask(support)).body).toMatchObject({ items: [{ amount: '12.50', payerDocument: '***.982.247-**' }] });
});

describe('when the service misbehaves', () => {
  test.each<[Fault, number, string | null]>([
    [{ fault: 'html', status: 200 }, 502, 'SVB502'],
    [{ fault: 'html', status: 502 }, 502, null],
    [{ fault: 'empty' }, 502, 'SVB502'],
    [{ fault: 'truncated' }, 502, 'SVB502'],
    [{ fault: 'wrong-content-type' }, 502, 'SVB502'],
    [{ fault: 'huge' }, 502, 'SVB502'],
    [{ fault: 'redirect' }, 502, 'SVB502'],
    [{ fault: 'reset' }, 503, 'SVB503'],
    [{ fault: 'drop-before' }, 503, 'SVB503'],
    [{ fault: 'status', code: 'SVA100' }, 502, 'SVA100'],
    [{ fault: 'status', code: 'SVF500', retryAfterSeconds: 7 }, 424, 'SVF500'],
    [{ fault: 'status', code: 'SVG429', retryAfterSeconds: 7 }, 429, 'SVG429'],
  ])('%o answers %d %s', async (fault, status, errorCode) => {
    await arm(fault);
    const answer = await ask();
    expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
    expect(answer.body.retryAfterSeconds).toBe('retryAfterSeconds' in fault ? fault.retryAfterSeconds : null);
    expect(answer.text + office.log().join()).not.toMatch(new RegExp(`${token}|<h1>|Maria|52998224725`));
    expect((await ask()).status).toBe(200);
  });

  test('shows of a record without its date what can be read of it, masked like any other', async () => {
    await arm({ fault: 'missing-field', field: 'createdAt' });
    expect((await ask()).body).toMatchObject({
      items: [],
      unreadable: [{ lacks: ['createdAt'], fields: { amount: '12.5', payerDocument: '52998224725' } }],
    });
    await arm({ fault: 'missing-field', field: 'createdAt' });
    const { body } = await ask(support);
    expect(body).toMatchObject({ items: [], unreadable: [{ fields: { amount: '12.5', payerDocument: '***.982.247-**' } }] });
  });

  test('accepts unknown values and additional fields', async () => {
    await arm({ fault: 'unknown-enum' });
    expect((await ask()).body).toMatchObject({ items: [{ status: 'NEVER_SEEN_STATUS', type: 'NEVER_SEEN_TYPE', amount: '12.50' }] });
    await arm({ fault: 'extra-field' });
    expect(await ask()).toMatchObject({ status: 200, body: { items: [{ amount: '12.50' }] } });
  });

  test.each(['slow', 'delay'] as const)('gives up an answer that comes too late (%s)', async (fault) => {
    await arm({ fault, milliseconds: 5_000 });
    const upstream = createUpstream({ url: `${sandbox().origin}/v1`, token, timeoutMs: 100 });
    const answer = await office.send('GET', '/user/transactions', { at: 'payments', as: finance, services: { upstream } });
    expect([answer.status, answer.body.errorCode]).toEqual([504, 'SVB504']);
  });

  test('logs the name of a missing field', async () => {
    await arm({ fault: 'missing-field', field: 'amount' });
    await ask();
    const [line = '{}'] = office.log().filter((one) => one.includes('fields'));
    expect(JSON.parse(line).fields).toEqual(['amount']);
  });
});
