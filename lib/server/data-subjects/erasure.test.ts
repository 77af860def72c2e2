import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { approvalFiles } from '@/lib/server/database/schema/approvals-schema';
import { exportJobs } from '@/lib/server/database/schema/exports-schema';
import { defenseDrafts } from '@/lib/server/database/schema/infractions-schema';
import { inbox, operations } from '@/lib/server/database/schema/schema';
import { paymentInvoices } from '@/lib/server/database/schema/team-records-schema';
import { addFile } from '@/lib/server/defenses/draft-store';
import { changeInvoice } from '@/lib/server/payment-invoices/invoice-store';
import { bodyOf, countsOf, dataSubjectsForTests, dayMs, elseBody, joana } from './testing/data-subjects-for-tests';

const { office, deliver, db, serve, search, erase, only, runAll, found, pay, everything, requestWith, signInAgain, admin } =
  dataSubjectsForTests();

describe('an erasure', () => {
  test('is erased, once, with the money kept; whom it was about is forgotten, and the audit says how much it was', async () => {
    const { key } = await everything();
    const id = await found();
    const answers = await Promise.all([erase(id), erase(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all([runAll(), runAll()]);
    expect((await erase(id)).body.state).toBe('erased');
    const record = await only();
    expect(record).toMatchObject({ state: 'erased', subject: [], reason: 'person-asked', files: 1 });
    expect(countsOf(record)).toMatchObject({
      callbacks: [1, 1, []],
      operations: [1, 1, []],
      sightings: [1, 1, []],
      drafts: [1, 1, []],
      defenses: [1, 1, []],
    });
    const rows = await db().select().from(inbox).orderBy(inbox.id);
    expect(rows.map(({ transactionId, body }) => [transactionId, body !== null])).toEqual([
      ['SVTX1', false],
      ['SVTX2', true],
    ]);
    const [operation] = await db().select().from(operations).where(eq(operations.idempotencyKey, key));
    expect(operation).toMatchObject({
      amount: '50.00',
      transactionId: 'SVTX7',
      state: 'done',
      holder: null,
      payee: null,
      description: null,
    });
    expect((await db().select().from(exportJobs)).map(({ list }) => list)).toEqual(['audit']);
    expect((await db().select().from(defenseDrafts)).map(({ infractionId }) => infractionId)).toEqual(['inf2']);
    const lines = (await office.audited()).filter(({ action, object }) => action === 'data-subject.erased' && object === id);
    expect(lines).toMatchObject([
      { result: 'done', facts: { reason: 'person-asked', callbacks: '1', operations: '1', held: '0', files: '1' } },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Joana');
  });

  test.each([
    '39053344705.pdf',
    'cpf 390.533.447-05.pdf',
    'contrato_joana-trindade.pdf',
    'Joana Trindade - entrega.png',
    'joana.trindade@casa.example.pdf',
  ])('reaches what only the name of a file tells: %s', async (name) => {
    const services = office.services();
    const writer = { infractionId: 'inf8', staffId: admin().staffId, now: services.now() };
    await addFile(services, writer, { name, mimeType: 'application/pdf', size: 1, sha256: 'x', content: Buffer.from('x') });
    await addFile(
      services,
      { ...writer, infractionId: 'inf9' },
      { name: 'nota.pdf', mimeType: 'application/pdf', size: 1, sha256: 'x', content: Buffer.from('x') },
    );
    await requestWith(name);
    const id = await found();
    expect(countsOf(await only())).toMatchObject({ drafts: [1, 0, []], approvals: [1, 0, []] });
    await erase(id);
    await runAll();
    expect((await db().select().from(defenseDrafts)).map(({ infractionId }) => infractionId)).toEqual(['inf9']);
    expect(await db().$count(approvalFiles)).toBe(0);
    expect(await found().then(only)).toMatchObject({ found: expect.not.arrayContaining([{ source: 'approvals', records: 1 }]) });
  });

  test('takes the whole invoice of a payment that names somebody in the name of its file alone', async () => {
    const key = await pay({ transactionId: 'SVTX7' });
    await db().update(operations).set({ holder: null, payee: null, description: null }).where(eq(operations.idempotencyKey, key));
    const { environment } = office.services();
    const file = { name: 'nota_joana-trindade.pdf', mimeType: 'application/pdf', size: 1, content: Buffer.from('x') };
    const written = { version: 0, number: 'NF 7', file, staffId: admin().staffId };
    expect(await changeInvoice(db(), key, written, environment, office.clock.now)).toBe(true);
    const id = await found();
    expect(countsOf(await only())).toEqual({ operations: [1, 0, []] });
    await erase(id);
    await runAll();
    expect(await db().$count(paymentInvoices)).toBe(0);
  });

  test('is held back where an open dispute needs it, what is not over, and what the limits of two days count', async () => {
    await deliver(bodyOf('SVTX1'));
    await deliver(bodyOf('SVTX2'));
    await pay({ transactionId: 'SVTX1' });
    await pay({ transactionId: 'SVTX8', ageMs: dayMs });
    const open = await pay({ transactionId: 'SVTX9' });
    await db().update(operations).set({ state: 'unknown' }).where(eq(operations.idempotencyKey, open));
    serve([{ id: 'inf1', transactionId: 'SVTX1' }]);
    await erase(await found());
    await runAll();
    expect(countsOf(await only())).toEqual({
      callbacks: [2, 1, [{ reason: 'dispute', records: 1 }]],
      operations: [
        3,
        0,
        [
          { reason: 'dispute', records: 1 },
          { reason: 'open', records: 1 },
          { reason: 'recent', records: 1 },
        ],
      ],
    });
  });

  test('stays while nobody can say which disputes are open, and goes once that is known', async () => {
    await deliver(bodyOf('SVTX1'));
    const id = await found();
    serve(null);
    await erase(id);
    await expect(runAll()).rejects.toThrow();
    expect(await only()).toMatchObject({ state: 'erasing' });
    expect((await db().select().from(inbox))[0]?.body).not.toBeNull();
    serve([]);
    office.clock.now = new Date(office.clock.now.getTime() + 61_000);
    await runAll();
    expect(await only()).toMatchObject({ state: 'erased' });
  });

  test('goes too when it came between the search and the erasure, and is there anew when it comes later', async () => {
    await deliver(bodyOf('SVTX1'));
    const id = await found();
    await deliver(bodyOf('SVTX2'));
    await erase(id);
    await runAll();
    expect(countsOf(await only())).toEqual({ callbacks: [2, 2, []] });
    await deliver(bodyOf('SVTX3'));
    office.clock.now = new Date(office.clock.now.getTime() + 1_000);
    await found();
    expect(countsOf(await only())).toEqual({ callbacks: [1, 0, []] });
  });

  test('is looked through in parts by several processes at once, with its progress', async () => {
    const many = 1_300;
    for (let at = 0; at < many; at += 50) {
      await Promise.all(
        Array.from({ length: 50 }, (_, index) => deliver(index % 2 === 0 ? bodyOf(`SVTX${at + index}`) : elseBody(`SVTX${at + index}`))),
      );
      office.clock.now = new Date(office.clock.now.getTime() + 60_000);
    }
    await signInAgain();
    const { body } = await search(joana);
    await Promise.all([runAll(), runAll(), runAll()]);
    expect(await only()).toMatchObject({ id: body.id, state: 'found', read: many });
    expect(countsOf(await only())).toEqual({ callbacks: [many / 2, 0, []] });
    await erase(body.id);
    await Promise.all([runAll(), runAll()]);
    expect(countsOf(await only())).toEqual({ callbacks: [many / 2, many / 2, []] });
  });
});
