import { beforeAll, describe, expect, test } from 'vitest';
import { createDocumentTokens } from '@/lib/server/privacy/document-tokens';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { secretsForTests } from '@/lib/server/testing/secrets-for-tests';

const office = officeForTests();
let finance: Person;
let admin: Person;

beforeAll(async () => {
  finance = await office.person('finance');
  admin = await office.person('admin');
});

const list = (search: string) => office.send('GET', `/user/transactions?${search}`, { at: 'payments', as: finance });
const create = (body: unknown, headers = {}) => office.send('POST', '/staff', { as: admin, body, headers });

describe('a query outside the contract is refused before anything is sent, naming its keys', () => {
  test.each([
    ['unknown=1', ['unknown']],
    ['__proto__=1', ['__proto__']],
    ['constructor=1', ['constructor']],
    ['page=1&page=2', ['page']],
    ['limit=0', ['limit']],
    ['limit=101', ['limit']],
    ['page=0', ['page']],
    ['page=-1', ['page']],
    ['page=two', ['page']],
    ['page=1.5', ['page']],
    ['page=1e3', ['page']],
    ['page=', ['page']],
    ['page=%D9%A1', ['page']],
    ['page=99999999999999999999', ['page']],
    ['dateFrom=2026-02-30', ['dateFrom']],
    ['dateFrom=2026-11-27T25:00:00Z', ['dateFrom']],
    ['dateFrom=2026-11-27T10:00:00', ['dateFrom']],
    ['dateFrom=0000-01-01', ['dateFrom']],
    ['dateTo=0001-01-01T00:00:00%2B14:00', ['dateTo']],
    ['dateTo=yesterday', ['dateTo']],
    ['status=PAID', ['status.0']],
    ['status=PENDING,PENDING', ['status']],
    ['status=', ['status']],
    ['endToEndId=..', ['endToEndId']],
    ['amount=-1', ['amount']],
    ['amount=1,5', ['amount']],
    ['document=529', ['document']],
    [`name=${'x'.repeat(121)}`, ['name']],
    ['limit=0&unknown=1', ['limit', 'unknown']],
  ])('%s', async (search, fields) => {
    const answer = await list(search);
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'SVB400']);
    expect(answer.body.details.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(office.service().received).toEqual([]);
  });
});

test.each(['page=999', 'limit=100', 'limit=1', 'dateFrom=2026-11-27', 'status=PENDING,EXPIRED', 'name=Jo%C3%A3o%20%26%20Cia'])(
  'a query of the contract is passed on: %s',
  async (search) => {
    office.service().answer({ data: [], hasNextPage: false });
    expect(await list(search)).toMatchObject({ status: 200, body: { items: [], hasNext: false } });
    const [request] = office.service().received;
    expect([...new URL(request?.url ?? '', 'http://service.example').searchParams]).toEqual([...new URLSearchParams(search)]);
  },
);

describe('a document filter', () => {
  const token = createDocumentTokens(secretsForTests.SEAL_KEY).close('52998224725', '***.982.247-**');

  test.each([
    ['sealed', token],
    ['plain', '52998224725'],
  ])('reaches the service as its digits: %s', async (_, document) => {
    office.service().answer({ data: [], hasNextPage: false });
    expect((await list(`document=${encodeURIComponent(document)}`)).status).toBe(200);
    expect(office.service().received.map(({ url }) => url)).toEqual(['/v1/user/transactions?document=52998224725']);
    expect(office.log().join()).not.toContain('52998224725');
  });

  test.each([
    '~',
    '***.982.247-**~',
    `${token}x`,
    token.replace('982', '111'),
    createDocumentTokens('t'.repeat(32)).close('52998224725', '***'),
  ])('is refused when its token is not ours or was altered: %s', async (document) => {
    const answer = await list(`document=${encodeURIComponent(document)}`);
    expect(answer.body).toMatchObject({ errorCode: 'SVB400', details: [{ field: 'document' }] });
    expect(office.service().received).toEqual([]);
  });

  test('is tokenized for every role that sees transactions', async () => {
    const body = { document: '529.982.247-25' };
    expect((await office.send('POST', '/document-tokens', { as: finance, body })).body).toEqual({ token, masked: '***.982.247-**' });
    const wrong = await office.send('POST', '/document-tokens', { as: finance, body: { document: '529.982.247-26' } });
    expect(wrong.body).toMatchObject({ errorCode: 'SVB400', details: [{ field: 'document' }] });
  });
});

describe('a body', () => {
  const person = { name: 'Bia Prado', email: 'bia@loja.example', role: 'support' };

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonx', null])(
    'of the type %s is not parsed',
    async (type) => {
      expect(await create(person, { 'content-type': type })).toMatchObject({ status: 415, body: { errorCode: 'SVB415' } });
    },
  );

  test('may declare its charset', async () => {
    const answer = await create({ ...person, role: 'boss' }, { 'content-type': 'Application/JSON; charset=utf-8' });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'role' }] } });
  });

  test('of more than 64 kB is not read to its end', async () => {
    expect(await create({ ...person, name: 'x'.repeat(64_000) })).toMatchObject({ status: 413, body: { errorCode: 'SVB413' } });
  });

  test.each(['', '{', 'null', '[]', '"text"', '{"name":"Bia"'])('that is not an object is refused: %j', async (text) => {
    expect(await create(text)).toMatchObject({ status: 400, body: { errorCode: 'SVB400' } });
  });

  test.each([
    [{ ...person, admin: true }, ['admin']],
    ['{"__proto__":{"role":"admin"},"name":"Bia Prado","email":"bia@loja.example","role":"support"}', ['__proto__']],
    [{ ...person, name: 'B' }, ['name']],
    [{ ...person, name: 'Bia\u0000Prado' }, ['name']],
    [{ ...person, name: 'Bia\ud800' }, ['name']],
    [{ ...person, email: 'bia' }, ['email']],
    [{ ...person, email: { $ne: null } }, ['email']],
    [{}, ['name', 'email', 'role']],
  ])('with an invalid field names it: %j', async (body, fields) => {
    const answer = await create(body);
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'SVB400']);
    expect(answer.body.details.map(({ field }: { field: string }) => field)).toEqual(fields);
  });

  test('quotes no value in the error', async () => {
    const answer = await create({ ...person, email: 'canary@', role: 'canary' });
    expect(answer.text).not.toContain('canary');
  });
});

test('a cross-site write is refused before its body is parsed, and is not audited', async () => {
  const before = await office.audited();
  const foreign: Record<string, string | null>[] = [
    { origin: 'https://evil.example' },
    { origin: null },
    { 'x-balcao': null },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const answer = await office.send('POST', '/staff', { as: finance, body: '{', headers: { ...headers, 'content-type': 'text/plain' } });
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'SVB430' } });
  }
  expect(await office.audited()).toEqual(before);
});
