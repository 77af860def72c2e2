import { beforeEach, describe, expect, test } from 'vitest';
import { endpointNamed } from '@/lib/contracts/registry';
import { serviceVariants } from '@/lib/server/database/schema/developers-schema';
import { sharedMoments } from '@/lib/server/database/schema/instances-schema';
import { inboxForTests, secret } from '@/lib/server/inbox/testing/inbox-for-tests';
import { canary, officeForTests } from '@/lib/server/testing/office-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

interface Variant {
  readonly name: string;
  readonly states: readonly { readonly place: string | null; readonly value: string }[];
}

function variantsOf(office: ReturnType<typeof officeForTests>) {
  return async (): Promise<(name: string) => Variant['states']> => {
    const { status, body } = await office.send('GET', '/developers/variants', { as: await office.person('developer') });
    expect(status).toBe(200);
    return (name) => body.items.find((item: Variant) => item.name === name).states;
  };
}

describe('what was seen', () => {
  const office = officeForTests();
  const seen = variantsOf(office);
  const later = (minutes: number) => {
    office.clock.now = new Date(office.clock.now.getTime() + minutes * 60_000);
    return office.clock.now.toISOString();
  };
  const readBalance = async (answer: object) => {
    office.service().answer(answer);
    await office.services().upstream({ endpoint: endpointNamed('balance.read'), requestId: 'r' });
  };
  const [short, long] = [
    { available: 1, blocked: 0 },
    { balanceAvailable: 1, balanceBlocked: 0 },
  ];

  beforeEach(async () => {
    await office.services().db.delete(serviceVariants);
    office.services().recorder.takeVariants();
  });

  test('is told with where and since when, a change with what it was before, and one that comes back begins anew', async () => {
    const first = later(1);
    await readBalance(short);
    const state = { place: 'GET /user/balance', value: 'short', since: first, before: null };
    expect((await seen())('balanceNames')).toEqual([{ ...state, lastSeenAt: first }]);
    const second = later(5);
    await readBalance(short);
    expect((await seen())('balanceNames')).toEqual([{ ...state, lastSeenAt: second }]);
    const third = later(5);
    await readBalance(long);
    const before = { value: 'short', lastSeenAt: second };
    expect((await seen())('balanceNames')).toEqual([{ ...state, value: 'long', since: third, lastSeenAt: third, before }]);
    const fourth = later(5);
    await readBalance(short);
    expect((await seen())('balanceNames')).toEqual([
      { ...state, since: fourth, lastSeenAt: fourth, before: { value: 'long', lastSeenAt: third } },
    ]);
    expect((await seen())('webhooks')).toEqual([]);
  });

  test('is kept for the next time where it could not be stored', async () => {
    await readBalance(short);
    const { recorder } = office.services();
    const away = () => {
      throw new Error('away');
    };
    const db = Object.assign(Object.create(office.services().db), { insert: away });
    const answer = await office.send('GET', '/developers/variants', { as: await office.person('developer'), services: { db } });
    expect(answer.status).toBe(500);
    expect(recorder.takeVariants()).toMatchObject([{ variant: 'balanceNames', value: 'short' }]);
  });
});

describe('a check', () => {
  const sandbox = sandboxForTests();
  const office = officeForTests({ serviceUrl: () => `${sandbox().origin}/v1` });
  const seen = variantsOf(office);
  const check = async (role: 'developer' | 'auditor' = 'developer') =>
    office.send('POST', '/developers/variants/check', { as: await office.person(role) });

  beforeEach(async () => {
    await office.services().db.delete(sharedMoments);
  });

  test('reads what shows a variant of either version of the service, changes nothing there, and is on record', async () => {
    const token = canary;
    await sandbox().control.createAccount({ token, transactions: 150 });
    const stored = await sandbox().control.storedTransactions({ token });
    expect((await check()).body).toEqual({ reads: 13 });
    const base = await seen();
    expect(base('balanceNames')).toMatchObject([{ value: 'short' }]);
    expect(base('webhooks')).toMatchObject([{ value: 'offered' }]);
    expect(base('listEnvelope')).toHaveLength(5);
    expect(base('pageLimit')).toMatchObject([{ place: 'GET /user/transactions', value: 'refused' }]);
    expect(base('dateFrom')).toMatchObject([{ value: 'optional' }]);
    expect(await sandbox().control.storedTransactions({ token })).toEqual(stored);
    expect((await office.outcomes()).at(-1)).toMatchObject({ action: 'variants.checked', result: 'done', facts: {} });

    await sandbox().control.setVariants({
      token,
      variants: { 'balance-names': true, 'no-webhooks': true, 'list-envelopes': true, 'required-date-from': true, 'truncated-limit': true },
    });
    office.clock.now = new Date(office.clock.now.getTime() + 60_000);
    expect((await check()).status).toBe(200);
    const other = await seen();
    expect(other('balanceNames')).toMatchObject([{ value: 'long', before: { value: 'short' } }]);
    expect(other('webhooks')).toMatchObject([{ value: 'absent', before: { value: 'offered' } }]);
    expect(other('dateFrom')).toMatchObject([{ value: 'required' }]);
  });

  test('is made once for everybody who asks within half a minute, and by who may resend callbacks alone', async () => {
    expect((await check()).status).toBe(200);
    expect((await check()).body).toEqual({ reads: 0 });
    expect((await check('auditor')).status).toBe(403);
  });
});

describe('a delivery to us', () => {
  const { office, deliver, signedBy } = inboxForTests();
  const body = { id: 'SVTX1', status: 'COMPLETED' };

  test('tells nothing of signatures where it has none', async () => {
    await deliver(body);
    expect(office.services().recorder.takeVariants()).toEqual([]);
  });

  test('tells how the service signs once its signature is right, and nothing where it is not', async () => {
    await deliver(body, { headers: signedBy('whsec_of_somebody_else', body) });
    expect(office.services().recorder.takeVariants()).toEqual([]);
    await deliver(body, { headers: signedBy(secret, body) });
    expect(office.services().recorder.takeVariants()).toMatchObject([
      { variant: 'callbackSignature', value: 'three', place: 'inbox' },
      { variant: 'signatureTime', value: 'milliseconds', place: 'inbox' },
    ]);
  });
});
