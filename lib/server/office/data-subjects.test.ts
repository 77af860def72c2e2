import { describe, expect, test } from 'vitest';
import { countsOf, dataSubjectsForTests, dayMs, holder, joana } from '@/lib/server/data-subjects/testing/data-subjects-for-tests';
import { dataSubjectHits, dataSubjectRequests } from '@/lib/server/database/schema/data-subjects-schema';

const { office, db, serve, search, erase, listed, only, runAll, found, everything, admin, other, auditor, signInAgain } =
  dataSubjectsForTests();

describe('what is kept of a person', () => {
  test('is found in every kind of record, shown without who it is, and by whoever may', async () => {
    await everything();
    const answer = await search(joana);
    expect([answer.status, answer.body.state]).toEqual([200, 'searching']);
    await runAll();
    const record = await only();
    expect(record).toMatchObject({ state: 'found', mine: true, until: expect.any(String) });
    expect(record.subject).toEqual([
      { kind: 'document', masked: '***.533.447-**' },
      { kind: 'email', masked: 'j***@casa.example' },
      { kind: 'name', masked: 'Joana T.' },
    ]);
    expect(countsOf(record)).toEqual({
      callbacks: [1, 0, []],
      operations: [1, 0, []],
      sightings: [1, 0, []],
      drafts: [1, 0, []],
      defenses: [1, 0, []],
    });
    expect(await listed(auditor())).toMatchObject([{ state: 'found', mine: false }]);
    for (const text of [JSON.stringify(await listed()), JSON.stringify(await office.audited()), office.log().join('')]) {
      for (const known of [joana.document, joana.name, joana.email]) expect(text).not.toContain(known);
    }
    expect((await office.send('GET', '/data-subjects', { as: await office.person('finance') })).status).toBe(403);
    expect((await search(joana, auditor())).status).toBe(403);
    expect((await erase(record.id, auditor())).status).toBe(403);
  });

  test.each([
    ['nothing', {}],
    ['no document', { document: '39053344700' }],
    ['no key', { key: 'Joana' }],
    ['a first name alone', { name: 'Joana' }],
    ['more than is asked', { name: joana.name, cpf: joana.document }],
  ])('is not searched by %s', async (_name, body) => {
    expect((await search(body)).status).toBe(400);
  });

  test.each([
    ['document', { document: joana.document }],
    ['key', { key: joana.document }],
    ['name', { name: 'joana  trindáde', document: '52998224725' }],
  ])('is not searched for the holder of the account itself, by %s', async (field, body) => {
    serve([], { name: joana.name, document: '390.533.447-05' });
    const answer = await search(body);
    expect([answer.status, answer.body.details]).toEqual([400, [{ field, reason: 'own' }]]);
    expect(await db().select().from(dataSubjectRequests)).toEqual([]);
  });

  test('is handed out whole, to who searched alone, until it is forgotten', async () => {
    await everything();
    const id = await found();
    const file = await office.send('GET', `/data-subjects/${id}/file`, { as: admin() });
    expect(file.status).toBe(200);
    const { searchedFor, records } = JSON.parse(file.text);
    expect(searchedFor).toEqual(joana);
    expect(records).toMatchObject({
      callbacks: [{ transactionId: 'SVTX1', body: { payerDocument: joana.document } }],
      operations: [{ amount: '50.00', holder, description: 'Acerto' }],
      sightings: [{ firstLookedUpAt: expect.any(String) }],
      approvals: [],
      drafts: [{ infractionId: 'inf1', text: 'O pagamento foi feito.' }],
      defenses: [{ text: `Falamos com ${joana.name}.` }],
    });
    expect(file.text).not.toContain('Caio');
    expect((await office.send('GET', `/data-subjects/${id}/file`, { as: other() })).status).toBe(403);
    office.clock.now = new Date(office.clock.now.getTime() + dayMs);
    await signInAgain();
    await runAll();
    expect(await only()).toMatchObject({ state: 'lapsed', subject: [], until: null });
    expect((await office.send('GET', `/data-subjects/${id}/file`, { as: admin() })).status).toBe(404);
    expect((await erase(id)).status).toBe(409);
    expect(await db().select().from(dataSubjectHits)).toEqual([]);
    expect((await db().select().from(dataSubjectRequests))[0]).toMatchObject({ subject: null, learned: null });
  });
});
