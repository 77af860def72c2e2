import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, roleMay, roleNames } from '@/lib/contracts/office/permission';
import { exportLists } from '@/lib/contracts/pages/navigation';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { exportedLists } from '@/lib/server/exports/exported-lists';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const people = new Map<Role, Person>();
const cpf = '52998224725';
let seen = 0;

beforeAll(async () => {
  for (const role of roleNames) people.set(role, await office.person(role));
});
beforeEach(async () => {
  seen = (await office.audited()).length;
  office.service().answer({ items: [], page: 1, hasNext: false });
});

const lines = async () => (await office.audited()).slice(seen);
const tokenize = (role: Role, body: object) =>
  office.send('POST', '/document-tokens', { as: people.get(role), body: { document: cpf, ...body } });
const list = (role: Role, document: string) =>
  office.send('GET', `/user/transactions?${new URLSearchParams({ document })}`, { at: 'payments', as: people.get(role) });

/** Every filter of the registry by document, for every role that may read the list but sees documents masked. */
const filters = endpointNames.flatMap((name) => {
  const { path, query = {}, permission, reach } = endpointNamed(name);
  const fields = Object.keys(query).filter((field) => query[field]?.kind === 'document');
  const masked = roleNames.filter((role) => roleMay(role, permission) && !roleMay(role, 'personal-data:read'));
  return reach ? [] : fields.flatMap((field) => masked.map((role) => ({ name, path, field, role })));
});

test('the registry has filters by document', () => {
  expect(new Set(filters.map(({ name, field }) => `${name} ${field}`)).size).toBeGreaterThanOrEqual(3);
});

test.each(filters)('$role is refused $name by a plain $field, and the service is not called', async ({ path, field, role }) => {
  for (const document of [cpf, `${cpf}&${field}=${cpf}`]) {
    const answer = await office.send('GET', `${path}?${field}=${document}`, { at: 'payments', as: people.get(role) });
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'SVB448', details: [{ field }] } });
  }
  expect(office.service().received).toEqual([]);
});

const exported = exportLists.flatMap((of) => {
  const { query = {}, permission } = exportedLists[of].endpoint;
  const fields = Object.keys(query).filter((field) => query[field]?.kind === 'document');
  const masked = roleNames.filter((role) => [permission, 'exports:read' as const].every((needed) => roleMay(role, needed)));
  return fields.flatMap((field) => masked.filter((role) => !roleMay(role, 'personal-data:read')).map((role) => ({ of, field, role })));
});

test.each(exported)('$role cannot export $of by a plain $field', async ({ of, field, role }) => {
  const body = {
    list: of,
    form: 'machine',
    search: `${field}=${cpf}`,
    columns: [exportedLists[of].columns[0]],
    filters: [],
    locale: 'pt-BR',
    zone: 'America/Sao_Paulo',
  };
  expect(await office.send('POST', '/exports', { as: people.get(role), body })).toMatchObject({
    status: 403,
    body: { errorCode: 'SVB448' },
  });
});

describe('a document is exchanged for a token', () => {
  test('for support after a reason, which is audited without the document', async () => {
    expect(await tokenize('support', {})).toMatchObject({ status: 400, body: { details: [{ field: 'reason', reason: 'missing' }] } });
    expect((await tokenize('support', { reason: `ligou e disse ${cpf}` })).status).toBe(200);
    const { staffId, sessionId } = people.get('support') ?? {};
    expect((await lines()).at(-1)).toMatchObject({
      action: 'personal-data.filter-made',
      result: 'done',
      actorId: staffId,
      sessionId,
      facts: { reason: 'ligou e disse ***.982.247-**', subject: expect.stringMatching(/^[0-9a-f]{16}$/) },
    });
    expect(JSON.stringify(await lines())).not.toContain(cpf);
  });

  test('for roles that see documents whole, without a reason', async () => {
    expect((await tokenize('finance', {})).status).toBe(200);
    expect(await list('finance', cpf)).toMatchObject({ status: 200 });
  });

  test.each(['developer', 'auditor', 'admin'] as const)('for nobody else: %s', async (role) => {
    expect(await tokenize(role, { reason: 'curiosidade' })).toMatchObject({ status: 403, body: { errorCode: 'SVB403' } });
  });
});

test('a list filtered by a document token is audited once, however often it is read again', async () => {
  const { token } = (await tokenize('support', { reason: 'contestação' })).body;
  seen += 1;
  for (let reads = 0; reads < 3; reads += 1) expect((await list('support', token)).status).toBe(200);
  expect(await lines()).toMatchObject([{ action: 'personal-data.filtered', facts: { endpoint: 'transactions.list', field: 'document' } }]);
  office.clock.now = new Date(office.clock.now.getTime() + 11 * 60_000);
  await list('support', token);
  expect(await lines()).toHaveLength(2);
  await list('finance', token);
  expect(await lines()).toHaveLength(2);
});
