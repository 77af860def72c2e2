import { beforeAll, describe, expect, it } from 'vitest';
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

describe('a query that is not of the contract is refused before anything leaves, its keys named', () => {
  it.each([
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

it.each(['page=999', 'limit=100', 'limit=1', 'dateFrom=2026-11-27', 'status=PENDING,EXPIRED', 'name=Jo%C3%A3o%20%26%20Cia'])(
  'a query of the contract goes on: %s',
  async (search) => {
    office.service().answer({ data: [], hasNextPage: false });
    expect(await list(search)).toMatchObject({ status: 200, body: { items: [], hasNext: false } });
    const [request] = office.service().received;
    expect([...new URL(request?.url ?? '', 'http://service.example').searchParams]).toEqual([...new URLSearchParams(search)]);
  },
);

describe('a document to filter by', () => {
  const sealed = createDocumentTokens(secretsForTests.SEAL_KEY).close('52998224725', '***.982.247-**');

  it.each([
    ['sealed', sealed],
    ['plain', '52998224725'],
  ])('reaches the service as its digits: %s', async (_, document) => {
    office.service().answer({ data: [], hasNextPage: false });
    expect((await list(`document=${encodeURIComponent(document)}`)).status).toBe(200);
    expect(office.service().received.map(({ url }) => url)).toEqual(['/v1/user/transactions?document=52998224725']);
    expect(office.log().join()).not.toContain('52998224725');
  });

  it.each([
    '~',
    '***.982.247-**~',
    `${sealed}x`,
    sealed.replace('982', '111'),
    createDocumentTokens('t'.repeat(32)).close('52998224725', '***'),
  ])('is refused when the seal is not ours as it stands: %s', async (document) => {
    const answer = await list(`document=${encodeURIComponent(document)}`);
    expect(answer.body).toMatchObject({ errorCode: 'SVB400', details: [{ field: 'document' }] });
    expect(office.service().received).toEqual([]);
  });

  it('is sealed by the office for whoever sees transactions', async () => {
    const body = { document: '529.982.247-25' };
    expect((await office.send('POST', '/document-tokens', { as: finance, body })).body).toEqual({ sealed, masked: '***.982.247-**' });
    const wrong = await office.send('POST', '/document-tokens', { as: finance, body: { document: '529.982.247-26' } });
    expect(wrong.body).toMatchObject({ errorCode: 'SVB400', details: [{ field: 'document' }] });
  });
});

describe('a body', () => {
  const person = { name: 'Bia Prado', email: 'bia@loja.example', role: 'support' };

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonx', null])(
    'of the type %s is not read',
    async (type) => {
      expect(await create(person, { 'content-type': type })).toMatchObject({ status: 415, body: { errorCode: 'SVB415' } });
    },
  );

  it('may say its letters', async () => {
    const answer = await create({ ...person, role: 'boss' }, { 'content-type': 'Application/JSON; charset=utf-8' });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'role' }] } });
  });

  it('of more than 64 kB is not read to its end', async () => {
    expect(await create({ ...person, name: 'x'.repeat(64_000) })).toMatchObject({ status: 413, body: { errorCode: 'SVB413' } });
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"name":"Bia"'])('that is not the object it should be: %j', async (text) => {
    expect(await create(text)).toMatchObject({ status: 400, body: { errorCode: 'SVB400' } });
  });

  it.each([
    [{ ...person, admin: true }, ['admin']],
    ['{"__proto__":{"role":"admin"},"name":"Bia Prado","email":"bia@loja.example","role":"support"}', ['__proto__']],
    [{ ...person, name: 'B' }, ['name']],
    [{ ...person, name: 'Bia\u0000Prado' }, ['name']],
    [{ ...person, name: 'Bia\ud800' }, ['name']],
    [{ ...person, email: 'bia' }, ['email']],
    [{ ...person, email: { $ne: null } }, ['email']],
    [{}, ['name', 'email', 'role']],
  ])('with a wrong field names it: %j', async (body, fields) => {
    const answer = await create(body);
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'SVB400']);
    expect(answer.body.details.map(({ field }: { field: string }) => field)).toEqual(fields);
  });

  it('repeats no value in what it says is wrong', async () => {
    const answer = await create({ ...person, email: 'canary@', role: 'canary' });
    expect(answer.text).not.toContain('canary');
  });
});

it("a write from elsewhere is refused before its body is read, and is not on anybody's record", async () => {
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
