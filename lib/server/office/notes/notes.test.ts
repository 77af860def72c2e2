import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { noteLimits } from '@/lib/contracts/office/notes/note-limits';
import { notes } from '@/lib/server/database/schema/team-records-schema';
import { encryptedColumns } from '@/lib/server/privacy/at-rest/encrypted-columns';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const about = (recordId: string = randomUUID(), recordKind = 'transaction') => ({ recordKind, recordId });

function write(as: Person, text: string, on = about()) {
  return office.send('POST', '/notes', { as, body: { ...on, text } });
}

async function notesOf({ recordKind, recordId }: ReturnType<typeof about>, as: Person) {
  return (await office.send('GET', `/notes/of?recordKind=${recordKind}&id=${recordId}`, { as })).body;
}

async function listed(query: string, as: Person): Promise<string[]> {
  const { body } = await office.send('GET', `/notes${query}`, { as });
  return body.items.map(({ text }: { text: string }) => text);
}

test('a note is read by the team in the order of its record, and is stored encrypted', async () => {
  const [finance, support] = [await office.person('finance'), await office.person('support')];
  const on = about();
  await write(finance, '  Liguei: vai reenviar\r\no comprovante​ ', on);
  office.clock.now = new Date(office.clock.now.getTime() + 1_000);
  await write(support, 'Comprovante chegou', on);
  expect(await notesOf(on, support)).toMatchObject({
    mayWrite: true,
    items: [
      { text: 'Liguei: vai reenviar\no comprovante', mine: false, mayChange: false, changedAt: null, version: 1, ...on },
      { text: 'Comprovante chegou', mine: true, mayChange: true },
    ],
  });
  const rows = await office.services().db.select().from(notes).where(eq(notes.recordId, on.recordId));
  expect(JSON.stringify(rows)).not.toMatch(/liguei|comprovante/i);
});

test('a note is found by whole words, whatever their case and accents, among those the reader may see', async () => {
  const finance = await office.person('finance');
  const word = `pão${randomUUID().slice(0, 6)}`;
  await write(finance, `Devolução do ${word} combinada`);
  await write(finance, `Outro ${word}`, about(randomUUID(), 'infraction'));
  await write(finance, `Cartão ${word}`, about(randomUUID(), 'card-charge'));
  const plain = encodeURIComponent(word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase());
  expect(await listed(`?text=${plain}`, finance)).toHaveLength(3);
  expect(await listed(`?text=${plain}%20devolucao`, finance)).toEqual([`Devolução do ${word} combinada`]);
  expect(await listed(`?text=${plain}&recordKind=infraction`, finance)).toEqual([`Outro ${word}`]);
  expect(await listed(`?text=${plain.slice(0, 5)}`, finance)).toEqual([]);
  expect(await listed('?text=%21%3F', finance)).toEqual([]);
  const support = await office.person('support');
  expect(await listed(`?text=${plain}`, support)).toHaveLength(2);
  expect(await listed(`?text=${plain}&mine=true`, support)).toEqual([]);
});

test('a page of a list learns in one call which of its records have notes', async () => {
  const finance = await office.person('finance');
  const [one, none] = [about(), about()];
  await write(finance, 'a', one);
  await write(finance, 'b', one);
  const counts = (query: string, as = finance) => office.send('GET', `/notes/counts?${query}`, { as });
  const answer = await counts(`recordKind=transaction&ids=${one.recordId},${none.recordId}`);
  expect(answer.body).toEqual({ items: [{ id: one.recordId, count: 2, tags: [] }] });
  expect((await counts(`recordKind=infraction&ids=${one.recordId}`)).body).toEqual({ items: [] });
  const many = Array.from({ length: noteLimits.counts + 1 }, (_, index) => `id${index}`).join(',');
  for (const ids of [many, '', "x'y", 'a,,b'])
    expect((await counts(`recordKind=transaction&ids=${encodeURIComponent(ids)}`)).status).toBe(400);
  expect((await counts('recordKind=card-charge&ids=a', await office.person('support'))).status).toBe(403);
});

test('its author changes and removes it, and nobody else; of two changes at once one is told to read again', async () => {
  const [finance, other] = [await office.person('finance'), await office.person('finance')];
  const on = about();
  const { id } = (await write(finance, 'primeiro', on)).body;
  const change = (as: Person, text: string, version: number) => office.send('PATCH', `/notes/${id}`, { as, body: { text, version } });
  expect((await change(other, 'meu', 1)).status).toBe(404);
  expect((await office.send('DELETE', `/notes/${id}`, { as: other })).status).toBe(404);
  const [one, two] = await Promise.all([change(finance, 'segundo', 1), change(finance, 'terceiro', 1)]);
  expect([one?.status, two?.status].toSorted()).toEqual([200, 409]);
  const [note] = (await notesOf(on, finance)).items;
  expect(note).toMatchObject({ version: 2, changedAt: office.clock.now.toISOString() });
  expect(await listed('?text=primeiro', finance)).toEqual([]);
  expect((await office.send('DELETE', `/notes/${id}`, { as: finance })).status).toBe(200);
  expect((await office.send('DELETE', `/notes/${id}`, { as: finance })).status).toBe(404);
  expect((await notesOf(on, finance)).items).toEqual([]);
});

test('every change is in the audit with its record and without a word of the note', async () => {
  const finance = await office.person('finance');
  const on = about();
  const { id } = (await write(finance, 'segredinho', on)).body;
  await office.send('PATCH', `/notes/${id}`, { as: finance, body: { text: 'segredinho novo', version: 1 } });
  await office.send('DELETE', `/notes/${id}`, { as: finance });
  const events = (await office.outcomes()).filter(({ object }) => object === on.recordId);
  expect(events.map(({ action, facts }) => [action, facts])).toEqual(
    ['note.created', 'note.changed', 'note.removed'].map((action) => [action, { recordKind: 'transaction' }]),
  );
  expect(JSON.stringify(await office.audited())).not.toContain('segredinho');
});

test('who sees personal data masked sees it so in notes, and does not write masks over what they hide', async () => {
  const support = await office.person('support');
  const on = about();
  const { id } = (await write(support, 'Pediu pelo CPF 529.982.247-25', on)).body;
  const [masked] = (await notesOf(on, support)).items;
  expect(masked).toMatchObject({ text: 'Pediu pelo CPF ***.982.247-**', mine: true, mayChange: false });
  const change = await office.send('PATCH', `/notes/${id}`, { as: support, body: { text: masked.text, version: 1 } });
  expect(change.status).toBe(403);
  expect((await notesOf(on, await office.person('finance'))).items[0].text).toBe('Pediu pelo CPF 529.982.247-25');
  expect((await office.send('DELETE', `/notes/${id}`, { as: support })).status).toBe(200);
});

test('rights follow the record: an auditor reads, an administrator sees none, and nobody writes about what they do not see', async () => {
  const finance = await office.person('finance');
  const on = about();
  await write(finance, 'a', on);
  const [auditor, admin, support] = [await office.person('auditor'), await office.person('admin'), await office.person('support')];
  expect(await notesOf(on, auditor)).toMatchObject({ mayWrite: false, items: [{ text: 'a' }] });
  expect((await write(auditor, 'b', on)).status).toBe(403);
  for (const path of [`/notes/of?recordKind=transaction&id=${on.recordId}`, '/notes'])
    expect((await office.send('GET', path, { as: admin })).status).toBe(403);
  expect((await write(support, 'b', about('CH1', 'card-charge'))).status).toBe(403);
  const noReader = await office.person(await office.role('Só notas', ['notes:read', 'notes:write', 'sessions:own']));
  expect((await write(noReader, 'b', on)).status).toBe(403);
  expect(await listed('', noReader)).toEqual([]);
});

test.each([
  ['', 'empty'],
  [' ​\n ', 'blank'],
  ['x'.repeat(noteLimits.text + 1), 'too long'],
  ['cartão 4111 1111 1111 1111', 'a card number'],
])('a note of %j (%#) is refused', async (text) => {
  const answer = await write(await office.person('finance'), text);
  expect([400, 422]).toContain(answer.status);
});

test('a record has so many notes and no more, however many are written at once', async () => {
  const finance = await office.person('finance');
  const on = about();
  const { db, now } = office.services();
  const rows = Array.from({ length: noteLimits.notes - 1 }, () => ({ id: randomUUID(), ...on }));
  const filler = (await write(finance, 'molde', about())).body.id;
  const [mould] = await db.select().from(notes).where(eq(notes.id, filler));
  if (!mould) throw new Error('no note was stored');
  await db.insert(notes).values(rows.map((row) => ({ ...mould, ...row, recordKind: 'transaction' as const, createdAt: now() })));
  const answers = await Promise.all([write(finance, 'a', on), write(finance, 'b', on)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a note written under an older key is brought under the present one, and is found by its words then', async () => {
  const finance = await office.person('finance');
  const { id } = (await write(finance, 'chave antiga')).body;
  const [row] = await office.services().db.select().from(notes).where(eq(notes.id, id));
  const column = encryptedColumns.find(({ table }) => table === 'notes');
  if (column?.kind !== 'text' || !row) throw new Error('no note was stored');
  const { environment } = office.services();
  const keys = { sealKey: 'Tq9vB4xH7mJd0sRfYw3ZpKc8uLgN1eWaOi5XkCbEzGQ=', sealKeysOld: [environment.sealKey] };
  const renewed = column.renew(String(row.text), id, keys);
  expect(renewed?.index?.column).toBe('words');
  expect(renewed?.index?.digests).toHaveLength(2);
  expect(renewed?.index?.digests).not.toEqual(row.words);
});
