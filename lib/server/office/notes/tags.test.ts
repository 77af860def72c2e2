import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tagLimits } from '@/lib/contracts/office/notes/tag-limits';
import { recordTags, tags } from '@/lib/server/database/schema/team-records-schema';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();

beforeEach(async () => {
  await office.services().db.delete(tags);
});

function add(as: Person, name: string, recordIds: readonly string[], recordKind = 'transaction') {
  office.clock.now = new Date(office.clock.now.getTime() + 1);
  return office.send('POST', '/tags/records', { as, body: { recordKind, recordIds, name } });
}

async function namesOf(recordId: string, as: Person): Promise<string[]> {
  const { body } = await office.send('GET', `/notes/of?recordKind=transaction&id=${recordId}`, { as });
  return body.tags.map(({ name }: { name: string }) => name);
}

async function allTags(as: Person) {
  return (await office.send('GET', '/tags', { as })).body.items;
}

test('a tag is made as it is used, seen on the record and in its list, and the records that carry it are found', async () => {
  const [finance, support] = [await office.person('finance'), await office.person('support')];
  const [one, other, none] = [randomUUID(), randomUUID(), randomUUID()];
  const { tag } = (await add(finance, '  Estorno   combinado ', [one])).body;
  expect(tag.name).toBe('Estorno combinado');
  await add(support, 'conferir', [one]);
  await add(support, 'conferir', [other]);
  expect(await namesOf(one, support)).toEqual(['Estorno combinado', 'conferir']);
  const counts = await office.send('GET', `/notes/counts?recordKind=transaction&ids=${one},${none}`, { as: finance });
  expect(counts.body.items).toMatchObject([{ id: one, count: 0, tags: [{ name: 'Estorno combinado' }, { name: 'conferir' }] }]);
  const found = await office.send('GET', '/tags/records', { as: finance });
  expect(found.body.items.map(({ recordId }: { recordId: string }) => recordId)).toEqual([other, one]);
  const ofTag = await office.send('GET', `/tags/records?tag=${tag.id}`, { as: finance });
  expect(ofTag.body.items).toMatchObject([{ recordId: one, tags: [{ name: 'Estorno combinado' }, { name: 'conferir' }] }]);
  expect((await office.send('GET', '/tags/records?tag=nada', { as: finance })).body.items).toEqual([]);
  const rows = await office.services().db.select().from(tags);
  expect(JSON.stringify(rows)).not.toMatch(/estorno|conferir/i);
});

test('notes are found by the tag of their record, and say its tags', async () => {
  const finance = await office.person('finance');
  const [one, other] = [randomUUID(), randomUUID()];
  for (const recordId of [one, other])
    await office.send('POST', '/notes', { as: finance, body: { recordKind: 'transaction', recordId, text: `nota ${recordId}` } });
  const { tag } = (await add(finance, 'conferir', [one])).body;
  const { body } = await office.send('GET', `/notes?tag=${tag.id}`, { as: finance });
  expect(body.items).toMatchObject([{ recordId: one, tags: [{ name: 'conferir' }] }]);
});

test('one name is one tag, whatever its case and accents, and also when two people make it at once', async () => {
  const [finance, support] = [await office.person('finance'), await office.person('support')];
  const id = randomUUID();
  const answers = await Promise.all([
    add(finance, 'Conferência', [id]),
    add(support, 'conferencia', [id]),
    add(support, 'CONFERÊNCIA', [id]),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.tag.id)).size).toBe(1);
  expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(1);
  expect(await namesOf(id, finance)).toHaveLength(1);
  expect(await allTags(finance)).toHaveLength(1);
});

test('chosen records are tagged by one call, which says which had it and which have too many', async () => {
  const finance = await office.person('finance');
  const [fresh, present, full] = [randomUUID(), randomUUID(), randomUUID()];
  for (let index = 0; index < tagLimits.ofRecord; index += 1) await add(finance, `t${index}`, [full]);
  expect((await add(finance, 'uma a mais', [full])).body.details).toEqual([{ field: 'name', reason: 'record-full' }]);
  expect(await allTags(finance)).toHaveLength(tagLimits.ofRecord);
  await add(finance, 'conferir', [present]);
  const { body } = await add(finance, 'conferir', [fresh, present, full, fresh]);
  expect(body).toMatchObject({ added: 1, present: 1, full: [full] });
  expect(await namesOf(fresh, finance)).toEqual(['conferir']);
  const many = Array.from({ length: tagLimits.records + 1 }, (_, index) => `id${index}`);
  expect((await add(finance, 'conferir', many)).status).toBe(400);
});

test('the team has so many tags and no more, and is told so', async () => {
  const finance = await office.person('finance');
  await add(finance, 'molde', [randomUUID()]);
  const { db } = office.services();
  const [mould] = await db.select().from(tags);
  if (!mould) throw new Error('no tag was stored');
  // Names from before a column was encrypted are the names themselves.
  const rows = Array.from({ length: tagLimits.tags - 1 }, (_, index) => ({
    ...mould,
    id: randomUUID(),
    name: sql`${`t${index}`}`,
  }));
  await db.insert(tags).values(rows);
  const refused = await add(finance, 'uma a mais', [randomUUID()]);
  expect([refused.status, refused.body.details]).toEqual([409, [{ field: 'name', reason: 'full' }]]);
  expect((await add(finance, 'MOLDE', [randomUUID()])).status).toBe(200);
});

test('another name holds on all records, of two changes at once one is told, and an archived tag is added no more', async () => {
  const [finance, other] = [await office.person('finance'), await office.person('support')];
  const id = randomUUID();
  const { tag } = (await add(finance, 'conferir', [id])).body;
  await add(finance, 'outra', [id]);
  const change = (as: Person, name: string, version: number, archived = false) =>
    office.send('PATCH', `/tags/${tag.id}`, { as, body: { name, archived, version } });
  expect((await change(finance, 'OUTRA', 1)).body.details).toEqual([{ field: 'name', reason: 'taken' }]);
  const both = await Promise.all([change(finance, 'Conferir amanhã', 1), change(other, 'Conferir hoje', 1)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await change(finance, 'Conferir', 2, true)).status).toBe(200);
  expect(await namesOf(id, finance)).toEqual(['Conferir', 'outra']);
  expect((await add(finance, 'conferir', [randomUUID()])).body.details).toEqual([{ field: 'name', reason: 'archived' }]);
  expect(await allTags(finance)).toMatchObject([
    { name: 'Conferir', archived: true, records: 1 },
    { name: 'outra', archived: false, records: 1 },
  ]);
  expect((await change(finance, 'Conferir', 3)).status).toBe(200);
  expect((await add(finance, 'conferir', [randomUUID()])).status).toBe(200);
});

test('rights follow the record: who does not see it neither tags it nor counts it, and only some rename', async () => {
  const [finance, support, auditor] = [await office.person('finance'), await office.person('support'), await office.person('auditor')];
  const { tag } = (await add(finance, 'conferir', ['CH1'], 'card-charge')).body;
  expect((await add(support, 'conferir', ['CH1'], 'card-charge')).status).toBe(403);
  expect((await office.send('DELETE', `/tags/${tag.id}/records/card-charge/CH1`, { as: support })).status).toBe(403);
  expect((await office.send('GET', '/tags/records', { as: support })).body.items).toEqual([]);
  expect(await allTags(support)).toMatchObject([{ name: 'conferir', records: 0 }]);
  expect((await add(auditor, 'conferir', [randomUUID()])).status).toBe(403);
  const rename = (as: Person) => office.send('PATCH', `/tags/${tag.id}`, { as, body: { name: 'outra', archived: false, version: 1 } });
  expect((await rename(auditor)).status).toBe(403);
  expect((await rename(await office.person('developer'))).status).toBe(403);
  for (const path of ['/tags', '/tags/records'])
    expect((await office.send('GET', path, { as: await office.person('admin') })).status).toBe(403);
});

test('the audit has who added and removed which tag on which record, and no name of a tag', async () => {
  const finance = await office.person('finance');
  const [one, other] = [randomUUID(), randomUUID()];
  const { tag } = (await add(finance, 'segredinho', [one])).body;
  await add(finance, 'segredinho', [one, other]);
  await office.send('DELETE', `/tags/${tag.id}/records/transaction/${one}`, { as: finance });
  expect((await office.send('DELETE', `/tags/${tag.id}/records/transaction/${one}`, { as: finance })).status).toBe(404);
  const facts = { recordKind: 'transaction', tag: tag.id };
  const events = (await office.outcomes()).filter(({ facts: { tag: of } }) => of === tag.id);
  expect(events.map(({ action, object, result }) => [action, object, result])).toEqual([
    ['tag.added', one, 'done'],
    ['tag.added', other, 'done'],
    ['tag.added', null, 'done'],
    ['tag.removed', one, 'done'],
    ['tag.removed', one, 'refused'],
  ]);
  expect(events[0]?.facts).toEqual(facts);
  expect(events[2]?.facts).toEqual({ ...facts, records: '2' });
  expect(JSON.stringify(await office.audited())).not.toContain('segredinho');
});

test.each([
  ['', 'empty'],
  [' ​ ', 'blank'],
  ['!?', 'signs alone'],
  ['x'.repeat(tagLimits.name + 1), 'too long'],
  ['CPF 529.982.247-25', 'a document'],
  ['ana@loja.example', 'an e-mail'],
])('a tag called %j (%#) is refused', async (name) => {
  const answer = await add(await office.person('finance'), name, [randomUUID()]);
  expect([400, 409, 422]).toContain(answer.status);
  expect(await office.services().db.select().from(tags)).toEqual([]);
});

test('a tag that is removed from one record stays on the others', async () => {
  const finance = await office.person('finance');
  const [one, other] = [randomUUID(), randomUUID()];
  const { tag } = (await add(finance, 'conferir', [one, other])).body;
  await office.send('DELETE', `/tags/${tag.id}/records/transaction/${one}`, { as: finance });
  expect([await namesOf(one, finance), await namesOf(other, finance)]).toEqual([[], ['conferir']]);
  expect(await office.services().db.select().from(recordTags).where(eq(recordTags.tagId, tag.id))).toHaveLength(1);
});
