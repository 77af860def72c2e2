import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { shapes } from '@/lib/contracts/shapes';
import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { stillClock } from '@/sandbox/testing/still-clock';
import type { TransactionWire } from '@/sandbox/transaction-records/transaction-row';

const sandbox = sandboxForTests();
const token = 'sandbox-lists';
const listWire: z.ZodType<{ data: TransactionWire[]; hasNextPage: boolean }> = shapes['transactions.list'].wire;

async function page(query: Record<string, string>) {
  const { status, body } = await sandbox().get(`/user/transactions?${new URLSearchParams(query)}`, token);
  expect(status).toBe(200);
  return listWire.parse(body);
}

async function walk(query: Record<string, string> = {}): Promise<TransactionWire[]> {
  const all: TransactionWire[] = [];
  for (let number = 1; ; number++) {
    const { data, hasNextPage } = await page({ ...query, page: String(number), limit: '100' });
    all.push(...data);
    if (!hasNextPage) return all;
  }
}

let everything: TransactionWire[];
/** A paid deposit with everything a filter can look at, from the middle of the history. */
let sample: TransactionWire;

beforeAll(async () => {
  // Otherwise jobs would go on with what the seed left under way, while the tests read it.
  await sandbox().control.setClock(stillClock);
  await sandbox().control.createAccount({ token, transactions: 1_500 });
  everything = await walk();
  const found = everything
    .slice(500)
    .find((one) => one.payerDocument && one.generatedName && one.clientReference && one.type === 'DEPOSIT');
  if (!found) throw new Error('the history lacks a usual deposit');
  sample = found;
});

describe('interface: Page of results; Reports, GET /user/transactions: paging', () => {
  test('paging lists every transaction once, newest first', () => {
    expect(everything).toHaveLength(1_500);
    expect(new Set(everything.map((one) => one.id)).size).toBe(1_500);
    const order = everything.map((one) => `${one.createdAt} ${one.id}`);
    expect(order).toEqual([...order].sort().reverse());
  });

  test('a page has 20 rows by default', async () => {
    expect((await page({})).data).toEqual(everything.slice(0, 20));
    expect((await page({ page: '3', limit: '7' })).data).toEqual(everything.slice(14, 21));
  });

  test('the last page says so, and the one after it is empty', async () => {
    expect(await page({ page: '15', limit: '100' })).toMatchObject({ data: { length: 100 }, hasNextPage: false });
    expect(await page({ page: '16', limit: '100' })).toEqual({ data: [], hasNextPage: false });
  });

  test('transactions of the same millisecond keep their order from page to page', async () => {
    const twins = 'sandbox-twins';
    for (let at = 0; at < 5; at++) {
      await sandbox().control.insertTransaction({ token: twins, transaction: { createdAt: '2026-05-05T12:00:00.000Z' } });
    }
    const ids = [];
    for (const number of ['1', '2', '3', '4', '5']) {
      const { body } = await sandbox().get(`/user/transactions?limit=1&page=${number}`, twins);
      ids.push(...listWire.parse(body).data.map((one) => one.id));
    }
    expect(new Set(ids).size).toBe(5);
  });
});

const folded = (text: string | null) => (text ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const otherSide = (one: TransactionWire) =>
  one.type === 'DEPOSIT'
    ? { name: one.payerName, document: one.payerDocument }
    : { name: one.receiverName, document: one.receiverDocument };

describe('interface: Reports, GET /user/transactions: each filter alone gives exactly the matching rows', () => {
  const cases: Record<string, { query: () => Record<string, string>; matches: (one: TransactionWire) => boolean }> = {
    clientReference: {
      query: () => ({ clientReference: sample.clientReference ?? '' }),
      matches: (one) => one.clientReference === sample.clientReference,
    },
    virtualAccount: { query: () => ({ virtualAccount: 'loja-centro' }), matches: (one) => one.virtualAccount === 'loja-centro' },
    'one status': { query: () => ({ status: 'EXPIRED' }), matches: (one) => one.status === 'EXPIRED' },
    'several statuses': { query: () => ({ status: 'CANCELED,REFUNDED' }), matches: (one) => /^(CANCELED|REFUNDED)$/.test(one.status) },
    'one type': { query: () => ({ type: 'COMMISSION' }), matches: (one) => one.type === 'COMMISSION' },
    'several types': { query: () => ({ type: 'COMMISSION,WITHDRAW' }), matches: (one) => one.type !== 'DEPOSIT' },
    endToEndId: { query: () => ({ endToEndId: sample.endToEndId ?? '' }), matches: (one) => one.endToEndId === sample.endToEndId },
    document: {
      query: () => ({ document: sample.payerDocument ?? '' }),
      matches: (one) => [one.generatedDocument, otherSide(one).document].includes(sample.payerDocument),
    },
    'part of a name, whatever its case and accents': {
      query: () => ({ name: 'CEICAO' }),
      matches: (one) => [one.generatedName, otherSide(one).name].some((name) => folded(name).includes('ceicao')),
    },
    'the beginning of a word of a name': {
      query: () => ({ name: 'Jo' }),
      matches: (one) => [one.generatedName, otherSide(one).name].some((name) => / jo/.test(` ${folded(name)}`)),
    },
    'exact amount': { query: () => ({ amount: String(sample.amount) }), matches: (one) => one.amount === sample.amount },
    'from an instant': { query: () => ({ dateFrom: sample.createdAt }), matches: (one) => one.createdAt >= sample.createdAt },
    'up to an instant': { query: () => ({ dateTo: sample.createdAt }), matches: (one) => one.createdAt <= sample.createdAt },
    'one São Paulo day': {
      query: () => ({ dateFrom: businessDay(sample.createdAt, serviceZone), dateTo: businessDay(sample.createdAt, serviceZone) }),
      matches: (one) => businessDay(one.createdAt, serviceZone) === businessDay(sample.createdAt, serviceZone),
    },
  };

  test.each(Object.keys(cases))('%s', async (name) => {
    const { query, matches } = cases[name] ?? { query: () => ({}), matches: () => false };
    const expected = everything.filter(matches);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(everything.length);
    expect(await walk(query())).toEqual(expected);
  });

  test('several filters are combined', async () => {
    const both = await walk({ virtualAccount: 'site', status: 'COMPLETED', type: 'DEPOSIT' });
    expect(both).toEqual(everything.filter((one) => one.virtualAccount === 'site' && one.status === 'COMPLETED'));
  });
});

test('characters with a special meaning in a search are plain text', async () => {
  expect((await page({ name: '%' })).data).toEqual([]);
  expect((await page({ name: '_' })).data).toEqual([]);
  expect((await page({ name: '\\' })).data).toEqual([]);
});

describe('interface: Reports, GET /user/transactions: an undocumented query is 400 SVV001 with the field', () => {
  test.each([
    ['limit', 'limit=101'],
    ['limit', 'limit=0'],
    ['page', 'page=0'],
    ['page', 'page=1.5'],
    ['status', 'status=DONE'],
    ['type', 'type=INTERNAL_TRANSFER'],
    ['document', 'document=529.982.247-25'],
    ['document', 'document=123'],
    ['amount', 'amount=ten'],
    ['dateFrom', 'dateFrom=yesterday'],
    ['dateTo', 'dateTo=2026-02-30'],
    ['virtualAccount', `virtualAccount=${'x'.repeat(51)}`],
    ['status', 'status=PENDING&status=EXPIRED'],
    ['surprise', 'surprise=1'],
  ])('%s: %s', async (field, query) => {
    const { status, body } = await sandbox().get(`/user/transactions?${query}`, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ statusCode: 400, errorCode: 'SVV001' });
    expect(body).toHaveProperty('details', expect.arrayContaining([{ field, reason: expect.any(String) }]));
  });
});

describe('interface: Reports, GET /user/transactions/{id}: a single transaction', () => {
  test('equals the record of the list, with its callbacks and infractions', async () => {
    const { body } = await sandbox().get(`/user/transactions/${sample.id}`, token);
    const { CallbackLog, Infraction, ...transaction } = shapes['transactions.read'].wire.parse(body);
    expect(transaction).toEqual(sample);
    expect(Array.isArray(CallbackLog) && Array.isArray(Infraction)).toBe(true);
  });

  test('carries the image of its QR code while it can be paid', async () => {
    const pending = everything.find((one) => one.status === 'PENDING' && one.type === 'DEPOSIT');
    const { body } = await sandbox().get(`/user/transactions/${pending?.id}`, token);
    const { qrCodeBase64, qrCodeText, qrCodeUrl } = shapes['transactions.read'].wire.parse(body);
    expect(
      Buffer.from(qrCodeBase64 ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(qrCodeText).toMatch(/^000201.*6304[0-9A-F]{4}$/);
    expect(qrCodeUrl).toBe(`${sandbox().origin}/v1/pix/qr-code/${pending?.id}`);
  });

  test('of another account, or of none, is 404 SVC310', async () => {
    expect(await sandbox().get(`/user/transactions/${sample.id}`, 'sandbox-stranger')).toMatchObject({
      status: 404,
      body: { errorCode: 'SVC310' },
    });
    expect(await sandbox().get('/user/transactions/nothing', token)).toMatchObject({ status: 404, body: { errorCode: 'SVC310' } });
  });
});
