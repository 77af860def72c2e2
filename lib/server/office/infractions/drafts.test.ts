import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defenseLimits, draftQuota } from '@/lib/contracts/pix/infractions/defenses';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { defenseDraftFiles, defenseDrafts, infractionAssignments, infractionPauses } from '@/lib/server/database/schema/infractions-schema';
import { fileOf, formOf } from '@/lib/server/defenses/testing/evidence-for-tests';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
let marina: Person;
let rui: Person;

beforeAll(async () => {
  marina = await office.person('support', { name: 'Marina Couto' });
  rui = await office.person('support', { name: 'Rui Bastos' });
});
beforeEach(async () => {
  await office.services().db.delete(defenseDrafts);
  office.service().behave((request, response) => {
    const [, id] = /\/infractions\/(inf\d+)$/.exec(request.url ?? '') ?? [];
    const body = id ? { id, status: 'OPEN' } : { statusCode: 404, errorCode: 'SVG404', message: 'not found' };
    response.writeHead(id ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});

const read = async (as = marina) => (await office.send('GET', '/infractions/inf1/draft', { as })).body;
const save = (as: Person, text: string, version: number, writing = false) =>
  office.send('PUT', '/infractions/inf1/draft', { as, body: { text, version, writing } });
const add = (name: string, content = fileOf('pdf'), as = marina) =>
  office.send('POST', '/infractions/inf1/draft/files', { as, body: formOf(name, content) });
const names = async () => (await read()).files.map(({ name }: { name: string }) => name);
const later = (seconds: number) => {
  office.clock.now = new Date(office.clock.now.getTime() + seconds * 1_000);
};

describe('the text of a draft', () => {
  test('is empty at first, then the same for everybody on every device', async () => {
    expect(await read()).toEqual({ text: '', version: 0, updatedAt: null, updatedBy: null, lock: null, files: [] });
    const text = 'Entregue em mãos.\nCPF 529.982.247-25.';
    const saved = await save(marina, text, 0);
    const updatedAt = office.clock.now.toISOString();
    expect(saved.body).toEqual({ text, version: 1, updatedAt, updatedBy: 'Marina Couto', lock: null, files: [] });
    expect(await read(rui)).toEqual(saved.body);
  });

  test('does not overwrite what somebody else stored meanwhile', async () => {
    await save(marina, 'de Marina', 0);
    const answer = await save(rui, 'de Rui, sobre o que leu antes', 0);
    expect([answer.status, answer.body.errorCode, answer.body.details]).toEqual([409, 'SVB410', [{ field: 'draft', reason: 'version' }]]);
    expect((await read()).text).toBe('de Marina');
    expect((await save(rui, 'de Rui', 1)).body).toMatchObject({ text: 'de Rui', version: 2, updatedBy: 'Rui Bastos' });
  });

  test('is stored once when two write at the same moment', async () => {
    const answers = await Promise.all([save(marina, 'de Marina', 0), save(rui, 'de Rui', 0)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('keeps its version when it did not change', async () => {
    await save(marina, 'igual', 0);
    expect((await save(marina, 'igual', 1, true)).body.version).toBe(1);
  });

  test('is audited once per person who starts to write, not at each pause', async () => {
    const before = (await office.audited()).length;
    await save(marina, 'a', 0);
    await save(marina, 'ab', 1);
    await save(rui, 'abc', 2);
    await save(rui, 'abc', 3, true);
    later(11 * 60);
    await save(rui, 'abcd', 3);
    const lines = (await office.audited()).slice(before).map(({ action, actorId, result }) => [action, actorId, result]);
    const saved = (staffId: string) => ['defense.draft-saved', staffId, 'done'];
    expect(lines).toEqual([saved(marina.staffId), saved(rui.staffId), saved(rui.staffId)]);
  });

  test('hides documents from roles that only read', async () => {
    await save(marina, 'CPF 529.982.247-25', 0);
    expect((await read(await office.person('auditor'))).text).toBe('CPF ***.982.247-**');
    expect((await save(await office.person('auditor'), 'x', 1)).status).toBe(403);
  });

  test.each([['x'.repeat(10_001)], ['nulo \0']])('of an invalid format is refused: %#', async (text) => {
    expect((await save(marina, text, 0)).status).toBe(400);
  });
});

describe('while somebody writes', () => {
  test('colleagues see who, and cannot write until it is over', async () => {
    await save(marina, 'escrevendo', 0, true);
    const until = new Date(office.clock.now.getTime() + 90_000).toISOString();
    expect((await read(rui)).lock).toEqual({ name: 'Marina Couto', mine: false, until });
    expect((await read(marina)).lock).toEqual({ name: 'Marina Couto', mine: true, until });
    const answers = [await save(rui, 'de Rui', 1), await add('nota.pdf', fileOf('pdf'), rui)];
    for (const { status, body } of answers) expect([status, body.details]).toEqual([409, [{ field: 'draft', reason: 'locked' }]]);
    await save(marina, 'pronto', 1);
    expect((await save(rui, 'de Rui', 2)).status).toBe(200);
  });

  test('an active writer keeps the lock, and one who left loses it', async () => {
    await save(marina, 'texto', 0, true);
    later(60);
    await save(marina, 'texto', 1, true);
    later(89);
    expect((await save(rui, 'de Rui', 1)).status).toBe(409);
    later(1);
    expect((await save(rui, 'de Rui', 1)).status).toBe(200);
  });
});

describe('a file', () => {
  test('keeps name, type and bytes, and can be read by everyone who may defend', async () => {
    const added = await add('Anexo 1 · cobrança é.PDF');
    expect(added.body).toMatchObject({ name: 'Anexo 1 · cobrança é.PDF', mimeType: 'application/pdf', size: 64 });
    expect((await read(rui)).files).toEqual([added.body]);
    expect((await read()).version).toBe(1);
    const refused = await office.send('GET', `/infractions/inf1/draft/files/${added.body.id}`, { as: await office.person('auditor') });
    expect(refused.status).toBe(403);
    const elsewhere = await office.send('GET', `/infractions/inf2/draft/files/${added.body.id}`, { as: rui });
    expect(elsewhere.status).toBe(404);
  });

  test('that is refused says why, and the others stay', async () => {
    await add('a.pdf');
    await add('b.png', fileOf('png'));
    const answer = await add('fatura.pdf', fileOf('exe'));
    expect([answer.status, answer.body.errorCode, answer.body.details]).toEqual([400, 'SVB400', [{ field: 'file', reason: 'content' }]]);
    await add('c.jpg', fileOf('jpeg'));
    expect(await names()).toEqual(['a.pdf', 'b.png', 'c.jpg']);
  });

  test('stands where it was put, and one that is added later comes after', async () => {
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await add(name);
    const ids = async () => (await read()).files.map(({ id }: { id: string }) => id);
    const order = async (body: readonly string[]) =>
      office.send('PUT', '/infractions/inf1/draft/files', { as: marina, body: { ids: body } });
    const [a, b, c] = await ids();
    expect((await order([c, a, b])).body.files.map(({ name }: { name: string }) => name)).toEqual(['c.pdf', 'a.pdf', 'b.pdf']);
    await add('d.pdf');
    expect(await names()).toEqual(['c.pdf', 'a.pdf', 'b.pdf', 'd.pdf']);
    // What somebody else added is not in the order of whoever did not see it.
    expect((await order([b, a, c])).body.errorCode).toBe('SVB410');
    expect(await names()).toEqual(['c.pdf', 'a.pdf', 'b.pdf', 'd.pdf']);
  });

  test('is refused after the fifth, also when several arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, (_, at) => add(`nota ${at}.pdf`)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.details[0].reason)).toEqual(['count', 'count']);
    expect(await names()).toHaveLength(5);
  });

  test('is accepted until all together have exactly ten megabytes', async () => {
    await add('a.pdf', fileOf('pdf', defenseLimits.bytes - 100));
    expect((await add('b.pdf', fileOf('pdf', 101))).body.details).toEqual([{ field: 'file', reason: 'total' }]);
    expect((await add('b.pdf', fileOf('pdf', 100))).status).toBe(200);
    expect((await add('c.pdf', fileOf('pdf', 10))).body.details).toEqual([{ field: 'file', reason: 'total' }]);
  });

  test('passes the gateway with ten megabytes, and not with much more', async () => {
    expect((await add('a.pdf', fileOf('pdf', defenseLimits.bytes))).status).toBe(200);
    expect((await add('b.pdf', fileOf('pdf', defenseLimits.bytes + 70_000))).body.errorCode).toBe('SVB413');
  });

  test('of the same name as another is another file', async () => {
    await add('foto.png', fileOf('png'));
    await add('foto.png', fileOf('png', 65));
    expect(await names()).toEqual(['foto.png', 'foto.png']);
  });

  test('that is removed is gone, and its removal is audited by its hash', async () => {
    const { body } = await add('a.pdf');
    const remove = () => office.send('DELETE', `/infractions/inf1/draft/files/${body.id}`, { as: rui });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect(await names()).toEqual([]);
    const lines = (await office.outcomes()).filter(({ action }) => action === 'defense.file-removed').slice(-2);
    expect(lines.map(({ result, facts }) => [result, facts])).toEqual([
      ['done', { sha256: body.sha256 }],
      ['refused', { code: 'SVB404' }],
    ]);
  });

  test.each([
    ['as JSON', { file: 'x' }, 415],
    ['twice in one form', two(), 400],
    ['as text', text(), 400],
    ['with another field', withAnother(), 400],
  ])('sent %s is refused', async (_how, body, status) => {
    expect((await office.send('POST', '/infractions/inf1/draft/files', { as: marina, body })).status).toBe(status);
  });

  test('from another site is refused', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await office.send('POST', '/infractions/inf1/draft/files', {
      as: marina,
      body: formOf('a.pdf', fileOf('pdf')),
      headers,
    });
    expect(answer.body.errorCode).toBe('SVB430');
  });
});

function two() {
  const form = formOf('a.pdf', fileOf('pdf'));
  form.append('file', new File([fileOf('pdf')], 'b.pdf'));
  return form;
}

function text() {
  const form = new FormData();
  form.append('file', 'texto');
  return form;
}

function withAnother() {
  const form = formOf('a.pdf', fileOf('pdf'));
  form.append('role', 'admin');
  return form;
}

describe('an infraction that the service does not know', () => {
  const bodies: Readonly<Record<string, unknown>> = {
    'drafts.save': { text: 'x', version: 0, writing: false },
    'drafts.addFile': formOf('a.pdf', fileOf('pdf')),
    'drafts.orderFiles': { ids: [] },
    'infractions.pause': { until: '2026-11-28T15:00:00.000Z' },
    'defenses.send': { key: '6f1c1f6e-6f0c-4c57-9d0b-0d8f1c9f7a11', version: 1 },
  };
  const adding = endpointNames
    .map(endpointNamed)
    .filter(
      ({ service, effect, method, path }) =>
        service === 'office' && path.includes('{infractionId}') && effect !== 'read' && method !== 'DELETE',
    );

  test.each(adding)('gets nothing stored by $name', async ({ name, method, path }) => {
    const answer = await office.send(method, path.replace('{infractionId}', 'ghost'), { as: marina, body: bodies[name] });
    expect([answer.status, answer.body.errorCode]).toEqual([404, 'SVG404']);
    const { db } = office.services();
    for (const table of [defenseDrafts, defenseDraftFiles, infractionAssignments, infractionPauses])
      expect(await db.select().from(table)).toEqual([]);
  });

  test('is looked up once, before its draft begins', async () => {
    await save(marina, 'a', 0);
    await save(marina, 'b', 1);
    await add('a.pdf');
    expect(office.service().received).toHaveLength(1);
  });
});

describe('one person is limited', () => {
  test('to a number of drafts, also when several begin at once, and to changes of those', async () => {
    const { db, now } = office.services();
    const begun = Array.from({ length: draftQuota.drafts - 2 }, (_, at) => ({
      infractionId: `old${at}`,
      createdBy: marina.staffId,
      updatedAt: now(),
    }));
    await db.insert(defenseDrafts).values(begun);
    const at = (id: string, as = marina) =>
      office.send('PUT', `/infractions/${id}/draft`, { as, body: { text: id, version: 0, writing: false } });
    const answers = await Promise.all(['inf1', 'inf2', 'inf3', 'inf4', 'inf5'].map((id) => at(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.errorCode).toBe('SVB435');
    expect((await at('old0')).status).toBe(200);
    expect((await at('inf6', rui)).status).toBe(200);
  });

  test('to a number of file bytes, exactly', async () => {
    const { db, now } = office.services();
    await db.insert(defenseDrafts).values({ infractionId: 'old', createdBy: rui.staffId, updatedAt: now() });
    const file = { infractionId: 'old', name: sql`'a.pdf'`, mimeType: 'application/pdf', sha256: '', content: sql`''` };
    await db.insert(defenseDraftFiles).values({ ...file, size: draftQuota.bytes - 100, addedBy: marina.staffId });
    expect((await add('b.pdf', fileOf('pdf', 101))).body.errorCode).toBe('SVB435');
    expect((await add('b.pdf', fileOf('pdf', 100))).status).toBe(200);
    expect((await add('c.pdf', fileOf('pdf'), rui)).status).toBe(200);
  });
});
