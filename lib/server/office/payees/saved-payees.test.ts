import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { operations } from '@/lib/server/database/schema/schema';
import { savedPayees } from '@/lib/server/database/schema/team-records-schema';
import { paymentsDouble } from '@/lib/server/operations/testing/payments-double';
import { payeeHash } from '@/lib/server/payees/confirmation';
import { operationFields } from '@/lib/server/privacy/at-rest/fields';
import { rotatedServices } from '@/lib/server/privacy/at-rest/testing/rotated-services';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const key = { pixKey: 'marina@loja.example', pixType: 'email' };
const named = { name: '  Marina   Couto ', note: 'NF todo dia 5\n' };
let finance: Person;

beforeEach(async () => {
  await office.services().db.delete(savedPayees);
  await office.services().db.delete(operations);
  office.service().behave(paymentsDouble().handle);
  finance = await office.person('finance');
});

const lookUp = async (as = finance, of: object = key) => (await office.send('POST', '/payees/by-key', { as, body: of })).body;

async function save(change: object = {}, as = finance) {
  const { lookup } = await lookUp(as);
  return office.send('POST', '/saved-payees', { as, body: { ...key, ...named, lookup, ...change } });
}

const listed = async (as = finance, parts = {}) => (await office.send('GET', '/saved-payees', { as, services: parts })).body.items;

test('a payee is saved with the holder that was seen, for everybody who pays, and is stored encrypted', async () => {
  const { holder } = await lookUp();
  expect((await save()).status).toBe(200);
  const [payee] = await listed(await office.person('finance'));
  expect(payee).toMatchObject({ name: 'Marina Couto', note: 'NF todo dia 5', ...key, holder, paidAt: null, version: 1 });
  const rows = await office.services().db.select().from(savedPayees);
  expect(JSON.stringify(rows)).not.toMatch(/marina|loja\.example|NF todo/i);
  expect(JSON.stringify(rows)).not.toContain(holder.name);
});

test('a key is saved only by who has just seen its holder', async () => {
  const refused = { status: 409, body: { errorCode: 'SVB425' } };
  const other = await lookUp(finance, { pixKey: 'outra@loja.example', pixType: 'email' });
  expect(await save({ lookup: other.lookup })).toMatchObject(refused);
  expect(await save({ lookup: 'inventado' })).toMatchObject(refused);
  const { lookup } = await lookUp(await office.person('finance'));
  expect(await save({ lookup })).toMatchObject(refused);
  const mine = (await lookUp()).lookup;
  office.clock.now = new Date(office.clock.now.getTime() + 16 * 60_000);
  finance = { ...finance, ...(await office.session(finance.staffId)) };
  expect(await save({ lookup: mine })).toMatchObject(refused);
  expect(await listed()).toEqual([]);
});

test('a key is saved once, also by two people at once, and under an older SEAL_KEY', async () => {
  const answers = await Promise.all([save(), save({}, await office.person('finance'))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.details).toEqual([{ field: 'pixKey', reason: 'taken' }]);
  const rotated = rotatedServices(office.services(), 'readable');
  const { lookup } = (await office.send('POST', '/payees/by-key', { as: finance, body: key, services: rotated })).body;
  const again = await office.send('POST', '/saved-payees', { as: finance, body: { ...key, ...named, lookup }, services: rotated });
  expect(again.status).toBe(409);
  expect(await listed(finance, rotated)).toHaveLength(1);
});

test('the holder is that of the last payment once there is one', async () => {
  await save();
  const { db, environment } = office.services();
  const idempotencyKey = randomUUID();
  const holder = { name: 'Marina Couto Filha', document: null, institutionName: 'Banco Azul' };
  const at = new Date(office.clock.now.getTime() + 60_000);
  await db.insert(operations).values({
    kind: 'withdrawals.create',
    idempotencyKey,
    fingerprint: Buffer.from('x'),
    state: 'done',
    payee: payeeHash(key.pixKey, environment),
    holder: operationFields.holder.encrypt(holder, idempotencyKey, environment),
    staffId: finance.staffId,
    createdAt: at,
  });
  expect(await listed()).toMatchObject([{ holder, seenAt: at.toISOString(), paidAt: at.toISOString() }]);
});

test('name and note are changed, the key never; of two changes at once one is told to read again; and it is removed', async () => {
  const { id } = (await save()).body;
  const change = (body: object) => office.send('PATCH', `/saved-payees/${id}`, { as: finance, body });
  const [one, two] = await Promise.all([change({ name: 'A', note: '', version: 1 }), change({ name: 'B', note: 'x', version: 1 })]);
  expect([one?.status, two?.status].toSorted()).toEqual([200, 409]);
  expect((await change({ name: 'C', note: '', version: 2, pixKey: 'outra@loja.example' })).status).toBe(400);
  expect((await change({ name: ' ', note: '', version: 2 })).status).toBe(400);
  const [payee] = await listed();
  expect([payee.version, payee.pixKey]).toEqual([2, key.pixKey]);
  expect((await office.send('DELETE', `/saved-payees/${id}`, { as: finance })).status).toBe(200);
  expect((await office.send('DELETE', `/saved-payees/${id}`, { as: finance })).status).toBe(404);
  expect((await change({ name: 'C', note: '', version: 2 })).status).toBe(404);
});

test.each(['admin', 'support', 'developer', 'auditor'] as const)('%s sees and saves none', async (role) => {
  const person = await office.person(role);
  expect((await office.send('GET', '/saved-payees', { as: person })).status).toBe(403);
  const body = { ...key, ...named, lookup: 'x' };
  expect((await office.send('POST', '/saved-payees', { as: person, body })).status).toBe(403);
});

test('the audit knows who saved, changed and removed which key as a hash, and no name or key', async () => {
  const { id } = (await save()).body;
  await office.send('PATCH', `/saved-payees/${id}`, { as: finance, body: { name: 'Outro nome', note: '', version: 1 } });
  await office.send('DELETE', `/saved-payees/${id}`, { as: finance });
  const events = (await office.outcomes()).filter(({ action, object }) => action.startsWith('saved-payee.') && object === id);
  expect(events.map(({ action }) => action)).toEqual(['saved-payee.created', 'saved-payee.changed', 'saved-payee.removed']);
  expect(events[0]?.facts).toEqual({ subject: payeeHash(key.pixKey, office.services().environment).slice(0, 16) });
  expect(JSON.stringify(await office.audited())).not.toMatch(/marina@|Outro nome|Marina {3}Couto/);
});

test('a look-up keeps a saved payee in use, and brings its hash under the present key', async () => {
  await save();
  office.clock.now = new Date(office.clock.now.getTime() + 86_400_000);
  const rotated = rotatedServices(office.services(), 'readable');
  await office.send('POST', '/payees/by-key', { as: await office.person('finance'), body: key, services: rotated });
  const [row] = await office.services().db.select().from(savedPayees);
  expect(row).toMatchObject({ usedAt: office.clock.now, payee: payeeHash(key.pixKey, rotated.environment) });
});
