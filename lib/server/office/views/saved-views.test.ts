import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { savedViewLimits } from '@/lib/contracts/office/views/saved-views';
import { savedViews } from '@/lib/server/database/schema/saved-views-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { deactivateStaff } from '@/lib/server/staff/deactivate-staff';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
let finance: Person;
let support: Person;

beforeEach(async () => {
  await office.services().db.delete(savedViews);
  finance = await office.person('finance');
  support = await office.person('support');
});

const view = { list: 'transactions', name: 'Com erro', query: 'status=ERROR', density: 'compact', shown: {}, role: null };
const save = (as: Person, change: object = {}) => office.send('POST', '/saved-views', { as, body: { ...view, ...change } });
const change = (as: Person, id: string, body: object) => office.send('PATCH', `/saved-views/${id}`, { as, body });
const remove = (as: Person, id: string) => office.send('DELETE', `/saved-views/${id}`, { as });
const listed = async (as: Person, list = 'transactions') => (await office.send('GET', `/saved-views?list=${list}`, { as })).body;
const namesOf = async (as: Person) => (await listed(as)).items.map(({ name }: { name: string }) => name);

test('a view is the own of who saved it, with its filters, columns and row height, and nobody else sees it', async () => {
  const { status, body } = await save(finance, { name: '  Com   erro ', shown: { document: true, amount: false, colour: true } });
  expect(status).toBe(200);
  const own = { id: body.id, name: 'Com erro', query: 'status=ERROR', density: 'compact', role: null, roleName: null, isTab: true };
  expect((await listed(finance)).items).toEqual([{ ...own, shown: expect.not.objectContaining({ colour: true }), mayChange: true }]);
  expect(await namesOf(support)).toEqual([]);
  expect((await listed(finance, 'charges')).items).toEqual([]);
  expect((await office.outcomes()).at(-1)).toMatchObject({
    action: 'saved-view.created',
    object: body.id,
    result: 'done',
    facts: { list: 'transactions' },
  });
});

test('what may name a person, the page and what the list does not know are not stored', async () => {
  await save(finance, { query: 'name=Helena+Prado&clientReference=pedido-1&status=ERROR&page=4&colour=red&document=12345678909' });
  const [row] = await office.services().db.select().from(savedViews);
  expect(row?.query).toBe('status=ERROR');
});

test.each([
  ['no name', { name: '   ' }, 400],
  ['a name of 41 characters', { name: 'a'.repeat(41) }, 400],
  ['a name with a sign nobody sees', { name: 'Caixa\u200b' }, 400],
  ['a list that is none', { list: 'colours' }, 400],
  ['a density that is none', { density: 'tiny' }, 400],
  ['an address without end', { query: 'a'.repeat(2001) }, 400],
  ['a field more', { owner: 'somebody' }, 400],
])('%s is refused', async (_what, body, status) => {
  expect((await save(finance, body)).status).toBe(status);
  expect(await namesOf(finance)).toEqual([]);
});

test('a name of 40 characters is taken, and the same name of another list or person too', async () => {
  const name = 'a'.repeat(savedViewLimits.name);
  for (const [person, list] of [
    [finance, 'transactions'],
    [finance, 'charges'],
    [support, 'transactions'],
  ] as const)
    expect((await save(person, { name, list })).status).toBe(200);
});

test('of two tabs that save one name at once, in whatever case, one is told that it is taken', async () => {
  const answers = await Promise.all([save(finance), save(finance, { name: 'COM ERRO' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({ errorCode: 'SVB409', details: [{ field: 'name', reason: 'taken' }] });
});

test('a person has at most twenty views of a list, even when two tabs save the last one at once', async () => {
  for (let at = 1; at < savedViewLimits.views; at += 1) await save(finance, { name: `Visão ${at}` });
  const last = await Promise.all([save(finance, { name: 'Uma' }), save(finance, { name: 'Outra' })]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await save(finance, { name: 'Mais uma' })).body.details).toEqual([{ field: 'list', reason: 'full' }]);
  expect((await save(finance, { list: 'charges' })).status).toBe(200);
});

test('a view is renamed, replaced and removed by its owner, and by nobody else', async () => {
  const { id } = (await save(finance)).body;
  await save(finance, { name: 'Outra' });
  expect((await change(support, id, { name: 'Minha' })).status).toBe(404);
  expect((await remove(support, id)).status).toBe(404);
  expect((await change(finance, id, {})).status).toBe(400);
  expect((await change(finance, id, { name: 'outra' })).body.details).toEqual([{ field: 'name', reason: 'taken' }]);
  expect((await change(finance, id, { name: 'Falhas' })).status).toBe(200);
  expect((await change(finance, id, { content: { query: 'status=PENDING', density: 'normal', shown: {} } })).status).toBe(200);
  expect((await listed(finance)).items[0]).toMatchObject({ id, name: 'Falhas', query: 'status=PENDING', density: 'normal' });
  expect((await remove(finance, id)).status).toBe(200);
  expect(await namesOf(finance)).toEqual(['Outra']);
  expect((await change(finance, id, { name: 'Falhas' })).status).toBe(404);
  expect((await remove(finance, id)).status).toBe(404);
});

test('a view of a role is a tab of its people, and is changed by who may share views', async () => {
  const { id } = (await save(finance, { role: 'support' })).body;
  expect((await listed(support)).items).toMatchObject([{ id, role: 'support', isTab: true, mayChange: false }]);
  expect((await listed(support)).roles).toEqual([]);
  expect((await listed(finance)).items).toMatchObject([{ id, role: 'support', isTab: false, mayChange: true }]);
  expect(await namesOf(await office.person('developer'))).toEqual([]);
  expect((await change(support, id, { name: 'Minha' })).status).toBe(403);
  expect((await remove(support, id)).status).toBe(403);
  const colleague = await office.person('finance');
  expect((await change(colleague, id, { name: 'Do suporte' })).status).toBe(200);
  expect(await namesOf(support)).toEqual(['Do suporte']);
});

test('somebody whose role changed has the views of the new one, and keeps their own', async () => {
  await save(finance, { name: 'Do suporte', role: 'support' });
  await save(support, { name: 'Minha' });
  await office.services().db.update(staff).set({ role: 'auditor' }).where(eq(staff.id, support.staffId));
  expect(await namesOf(support)).toEqual(['Minha']);
});

test('views are saved for a role only with the permission, and only for one that reads the list', async () => {
  expect((await save(support, { role: 'support' })).status).toBe(403);
  expect((await save(finance, { role: 'admin' })).body.details).toEqual([{ field: 'role', reason: 'unknown' }]);
  expect((await save(finance, { role: 'custom-nobody' })).status).toBe(409);
  const made = await office.role(`Caixa ${randomUUID().slice(0, 6)}`, ['transactions:read']);
  expect((await save(finance, { role: made })).status).toBe(200);
  const { roles } = await listed(finance);
  expect(roles.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([made, 'finance', 'support', 'developer', 'auditor']));
  expect(roles).not.toContainEqual({ id: 'admin', name: null });
});

test('who may not read a list neither sees nor saves views of it', async () => {
  const administrator = await office.person('admin');
  expect((await office.send('GET', '/saved-views?list=transactions', { as: administrator })).status).toBe(403);
  expect((await save(administrator)).status).toBe(403);
  expect((await save(support, { list: 'charges' })).status).toBe(403);
  expect((await save(administrator, { list: 'audit', query: '' })).status).toBe(200);
});

test('the own views of somebody who leaves are removed, and what they saved for a role stays', async () => {
  await save(finance, { name: 'Minha' });
  await save(finance, { name: 'Do suporte', role: 'support' });
  const other = await office.person('finance');
  await save(other, { name: 'De outra pessoa' });
  expect(await deactivateStaff(office.services().db, finance.email, office.clock.now)).toBe(true);
  const rows = await office.services().db.select().from(savedViews);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['De outra pessoa', 'Do suporte']);
  const administrator = await office.person('admin');
  expect((await office.send('PATCH', `/staff/${other.staffId}`, { as: administrator, body: { active: false } })).status).toBe(200);
  expect((await office.services().db.select().from(savedViews)).map(({ name }) => name)).toEqual(['Do suporte']);
});
