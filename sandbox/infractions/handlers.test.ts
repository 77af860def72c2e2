import { beforeAll, describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { stillClock } from '@/sandbox/testing/still-clock';
import type { InfractionWire } from './infraction-row';

const sandbox = sandboxForTests();
const token = 'sandbox-disputes';
const pageWire = shapes['infractions.list'].wire;
let everything: InfractionWire[];

async function walk(query: Record<string, string> = {}): Promise<InfractionWire[]> {
  const all: InfractionWire[] = [];
  for (let page = 1; ; page++) {
    const { status, body } = await sandbox().get(
      `/user/infractions?${new URLSearchParams({ ...query, page: String(page), limit: '50' })}`,
      token,
    );
    expect(status).toBe(200);
    const { data, hasNextPage } = pageWire.parse(body);
    all.push(...data);
    if (!hasNextPage) return all;
  }
}

beforeAll(async () => {
  // Otherwise jobs would go on with what the seed left under way, while the tests read it.
  await sandbox().control.setClock(stillClock);
  await sandbox().control.createAccount({ token, transactions: 12_000 });
  everything = await walk();
});

describe('interface: Infractions (MED), GET /user/infractions: the list', () => {
  test('lists every infraction once, newest first, 20 per page', async () => {
    expect(everything.length).toBeGreaterThan(20);
    expect(new Set(everything.map((one) => one.id)).size).toBe(everything.length);
    const order = everything.map((one) => `${one.createdAt} ${one.id}`);
    expect(order).toEqual([...order].sort().reverse());
    const { body } = await sandbox().get('/user/infractions', token);
    expect(pageWire.parse(body).data.map((one) => one.id)).toEqual(everything.slice(0, 20).map((one) => one.id));
  });

  const contested = (find: (one: InfractionWire) => boolean = () => true) => {
    const found = everything.find((one) => one.transaction.payerName !== null && find(one));
    if (!found) throw new Error('the history lacks such a dispute');
    return found;
  };
  const cases: Record<string, { query: () => Record<string, string>; matches: (one: InfractionWire) => boolean }> = {
    'one status': { query: () => ({ status: 'CLOSED' }), matches: (one) => one.status === 'CLOSED' },
    'several statuses': { query: () => ({ status: 'OPEN,DEFENDED' }), matches: (one) => /^(OPEN|DEFENDED)$/.test(one.status) },
    type: { query: () => ({ type: 'FRAUD,REFUND_CANCELLED' }), matches: (one) => one.type !== 'REFUND_REQUEST' },
    reportedBy: { query: () => ({ reportedBy: 'DEBITED_PARTICIPANT' }), matches: (one) => one.reportedBy === 'DEBITED_PARTICIPANT' },
    analysisResult: { query: () => ({ analysisResult: 'AGREED' }), matches: (one) => one.analysisResult === 'AGREED' },
    transactionId: {
      query: () => ({ transactionId: contested().transaction.id }),
      matches: (one) => one.transaction.id === contested().transaction.id,
    },
    endToEndId: {
      query: () => ({ endToEndId: contested().transaction.endToEndId ?? '' }),
      matches: (one) => one.transaction.endToEndId === contested().transaction.endToEndId,
    },
    'amounts, both ends included': {
      query: () => ({
        amountMin: '100.00',
        amountMax: String(contested(({ transaction }) => transaction.amount > 100).transaction.amount),
      }),
      matches: ({ transaction: { amount } }) =>
        amount >= 100 && amount <= contested(({ transaction }) => transaction.amount > 100).transaction.amount,
    },
    'the document of the other side': {
      query: () => ({ participantDocument: contested().transaction.payerDocument ?? '' }),
      matches: (one) => one.transaction.payerDocument === contested().transaction.payerDocument,
    },
    'a part of its name': {
      query: () => ({ participantName: (contested().transaction.payerName ?? '').slice(1, 5).toUpperCase() }),
      matches: (one) => {
        const folded = (text: string | null) => (text ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
        return folded(one.transaction.payerName).includes(folded((contested().transaction.payerName ?? '').slice(1, 5)));
      },
    },
  };

  test.each(Object.keys(cases))('filters by %s', async (name) => {
    const { query, matches } = cases[name] ?? { query: () => ({}), matches: () => false };
    const expected = everything.filter(matches).map((one) => one.id);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(everything.length);
    expect((await walk(query())).map((one) => one.id)).toEqual(expected);
  });

  test('never matches the name of the account itself', async () => {
    expect(await walk({ participantName: 'Loja disputes' })).toEqual([]);
  });

  test.each([
    ['status', 'status=DONE'],
    ['limit', 'limit=101'],
    ['amountMin', 'amountMin=1.005'],
    ['participantDocument', 'participantDocument=12'],
    ['participantName', 'participantName=%00'],
    ['sortBy', 'sortBy=expiresAt'],
  ])('refuses %s: %s', async (field, query) => {
    expect(await sandbox().get(`/user/infractions?${query}`, token)).toMatchObject({
      status: 400,
      body: { errorCode: 'SVV001', details: [{ field }] },
    });
  });
});

describe('interface: Infractions (MED), GET /user/infractions/{id}: one infraction', () => {
  test('equals the record of the list, with its transaction and what was said in its defense', async () => {
    const defended = everything.find((one) => one.status === 'DEFENDED');
    const { status, body } = await sandbox().get(`/user/infractions/${defended?.id}`, token);
    expect(status).toBe(200);
    const read = shapes['infractions.read'].wire.parse(body);
    expect({ ...read, defenseHistory: [] }).toEqual({ ...defended, defenseHistory: [] });
    expect(read.defenseHistory).toHaveLength(1);
    expect(read.defenseHistory[0]?.files.length).toBeGreaterThan(0);
  });

  test('of another account, or of none, is 404 SVG404', async () => {
    const missing = { status: 404, body: { errorCode: 'SVG404' } };
    expect(await sandbox().get(`/user/infractions/${everything[0]?.id}`, 'sandbox-stranger')).toMatchObject(missing);
    expect(await sandbox().get('/user/infractions/nothing', token)).toMatchObject(missing);
  });
});

test('seeded history has infractions with and without a deadline', () => {
  const now = Date.parse(stillClock.now);
  const open = everything.filter((one) => one.status === 'OPEN');
  const hours = open.map(({ expiresAt }) => (expiresAt === null ? null : (Date.parse(expiresAt) - now) / 3_600_000));
  expect(hours).toContain(null);
  expect(Math.min(...hours.map((left) => left ?? 99))).toBeLessThan(3);
  expect(Math.max(...hours.map((left) => left ?? 0))).toBeGreaterThan(7 * 24);
  expect(new Set(everything.map((one) => one.analysisResult))).toEqual(new Set([null, 'AGREED', 'DISAGREED']));
});
