import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { noticeReads, notices } from '@/lib/server/database/schema/notices-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { notes } from '@/lib/server/database/schema/team-records-schema';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const about = (recordId: string = randomUUID(), recordKind = 'transaction') => ({ recordKind, recordId });

beforeEach(async () => {
  const { db } = office.services();
  for (const table of [noticeReads, notices]) await db.delete(table);
});

async function person(role: Parameters<typeof office.person>[0], name: string): Promise<Person> {
  const one = await office.person(role, { createdAt: new Date('2026-11-01T12:00:00.000Z') });
  await rename(one, name);
  return one;
}

async function rename(one: Person, name: string) {
  await office.services().db.update(staff).set({ name }).where(eq(staff.id, one.staffId));
}

const write = (as: Person, text: string, mentioned: readonly Person[], on = about()) =>
  office.send('POST', '/notes', { as, body: { ...on, text, mentions: mentioned.map(({ staffId }) => staffId) } });
const change = (as: Person, id: string, text: string, version: number, mentioned: readonly Person[]) =>
  office.send('PATCH', `/notes/${id}`, { as, body: { text, version, mentions: mentioned.map(({ staffId }) => staffId) } });
const noticesOf = async (as: Person) => (await office.send('GET', '/notices/unread', { as })).body.items;
const notesOf = async ({ recordKind, recordId }: ReturnType<typeof about>, as: Person) =>
  (await office.send('GET', `/notes/of?recordKind=${recordKind}&id=${recordId}`, { as })).body.items;

test('somebody mentioned is told once, with a link to the record and no word of the note', async () => {
  const [finance, ana, rui] = [await person('finance', 'Bia'), await person('support', 'Ana Lima'), await person('support', 'Rui')];
  const on = about();
  const { id } = (await write(finance, '@Ana Lima, o segredinho chegou', [ana, finance], on)).body;
  expect(await noticesOf(ana)).toMatchObject([
    { kind: 'mentioned', detail: 'transaction', path: `/transactions/${on.recordId}`, isRead: false },
  ]);
  expect([await noticesOf(rui), await noticesOf(finance)]).toEqual([[], []]);
  expect(JSON.stringify(await office.services().db.select().from(notices))).not.toMatch(/segredinho|Ana/);
  await change(finance, id, '@Ana Lima e @Rui, o segredinho chegou', 1, [ana, rui]);
  await change(finance, id, '@Ana Lima e @Rui, chegou mesmo', 2, [ana, rui]);
  expect([(await noticesOf(ana)).length, (await noticesOf(rui)).length]).toEqual([1, 1]);
});

test('each kind of record leads to its own page', async () => {
  const [finance, other] = [await person('finance', 'Bia'), await person('finance', 'Ana')];
  for (const recordKind of ['infraction', 'card-charge']) await write(finance, 'Veja, @Ana', [other], about('ID1', recordKind));
  const paths = (await noticesOf(other)).map(({ path }: { path: string }) => path).toSorted();
  expect(paths).toEqual(['/card/charges/ID1', '/infractions/ID1']);
});

test('nobody is told of themselves, nor of a name that is not in the text', async () => {
  const [finance, ana] = [await person('finance', 'Bia'), await person('support', 'Ana')];
  await write(finance, '@Bia: lembrar', [finance, ana]);
  expect([await noticesOf(finance), await noticesOf(ana)]).toEqual([[], []]);
});

test('who may not see the record is neither offered nor told, and is no longer told once the right is gone', async () => {
  const [finance, support, admin] = [await person('finance', 'Bia'), await person('support', 'Ana'), await person('admin', 'Davi')];
  const offered = async (recordKind: string, as = finance) =>
    (await office.send('GET', `/notes/people?recordKind=${recordKind}`, { as })).body.items?.map(({ id }: { id: string }) => id);
  const ofPayments = await offered('transaction');
  expect(ofPayments).toContain(support.staffId);
  expect(ofPayments).not.toContain(finance.staffId);
  expect(ofPayments).not.toContain(admin.staffId);
  expect(await offered('card-charge')).not.toContain(support.staffId);
  expect((await office.send('GET', '/notes/people?recordKind=card-charge', { as: support })).status).toBe(403);
  expect((await office.send('GET', '/notes/people?recordKind=transaction', { as: await office.person('auditor') })).status).toBe(403);
  await write(finance, '@Ana @Davi', [support, admin], about('CH1', 'card-charge'));
  expect([await noticesOf(support), await noticesOf(admin)]).toEqual([[], []]);
  await write(finance, '@Ana', [support]);
  expect(await noticesOf(support)).toHaveLength(1);
  await office.services().db.update(notices).set({ detail: 'card-charge' });
  expect(await noticesOf(support)).toEqual([]);
});

test('a person who is renamed is read by their new name, in a note that is stored without either', async () => {
  const [finance, ana] = [await person('finance', 'Bia'), await person('support', 'Ana')];
  const on = about();
  const { id } = (await write(finance, 'Perguntar a @Ana amanhã', [ana], on)).body;
  await rename(ana, 'Ana Souza');
  const [note] = await notesOf(on, finance);
  expect(note).toMatchObject({ text: 'Perguntar a @Ana Souza amanhã', mentions: [{ id: ana.staffId, name: 'Ana Souza' }] });
  await change(finance, id, `${note.text} cedo`, 1, [ana]);
  await rename(ana, 'Ana Reis');
  expect((await notesOf(on, finance))[0].text).toBe('Perguntar a @Ana Reis amanhã cedo');
  const found = await office.send('GET', '/notes?text=perguntar%20cedo', { as: finance });
  expect(found.body.items).toHaveLength(1);
  const [row] = await office.services().db.select().from(notes).where(eq(notes.id, id));
  expect(row?.mentions).toEqual([ana.staffId]);
});
