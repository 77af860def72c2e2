import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { approvalsForTests } from '@/lib/server/approvals/testing/approvals-for-tests';
import { inboxSecret } from '@/lib/server/callback-address/callback-url';
import { runDataSubjects } from '@/lib/server/data-subjects/run-data-subjects';
import { openRequest } from '@/lib/server/data-subjects/store';
import { defenseDraftFiles } from '@/lib/server/database/schema/infractions-schema';
import { inbox, operations } from '@/lib/server/database/schema/schema';
import { addFile, readDraft, readFile, saveText } from '@/lib/server/defenses/draft-store';
import { openSubmission, submissionByKey } from '@/lib/server/defenses/submission-store';
import { addJob, addPiece, claimExport, endJob, jobsOf, piecesOf } from '@/lib/server/exports/store';
import { receiveCallback } from '@/lib/server/inbox/receive';
import type { Services } from '@/lib/server/services';
import { countByKey, isAllCurrent } from './key-status';
import { reEncrypt } from './re-encrypt';
import { rotatedServices } from './testing/rotated-services';

const { office, ask, approve, rule, row, withdraw, confirmation, first, second, finance, payments } = approvalsForTests();
const db = () => office.services().db;
const payer = { name: 'Joana Trindade', document: '39053344705', email: 'joana.trindade@casa.example', key: '+5511987654321' };
const payee = { name: 'Marina Couto', document: '52998224725', masked: '***.982.247-**' };
const words = 'Pagamento combinado com Joana Trindade';
const known = [...Object.values(payer), ...Object.values(payee), 'combinado', 'comprovante-joana'];

/** Columns in which one of our own people is named, and why they are plain. */
const exempt: Readonly<Record<string, string>> = {
  'staff.email': 'our own people sign in by it: it is looked up, and unique',
};

async function deliver(content: object, services: Services): Promise<void> {
  const request = new Request('http://localhost/api/callbacks/-', { method: 'POST', body: JSON.stringify(content) });
  expect((await receiveCallback(request, inboxSecret(services.environment), services)).status).toBe(200);
}

/** Does everything once in which somebody who pays or is paid is named, and gives what to find it by. */
async function walk() {
  const services = office.services();
  const { staffId } = finance();
  const transactionId = `SVTX${randomUUID().replaceAll('-', '').slice(0, 22)}`;
  const infractionId = randomUUID();
  const writer = { infractionId, staffId, now: services.now() };
  await deliver(
    { id: transactionId, payerName: payer.name, payerDocument: payer.document, payerEmail: payer.email, pixKey: payer.key },
    services,
  );
  const key = randomUUID();
  const look = { pixKey: payee.document, pixType: 'cpf' };
  const mine = await confirmation('key', look, 'withdrawals.create', 50);
  const form = { amount: 50, ...look, confirmation: mine, acknowledged: false, description: words };
  expect((await withdraw(form, { key })).status).toBe(200);
  await rule();
  const [formKey, attached] = [randomUUID(), new FormData()];
  attached.append('count', '1');
  attached.append('files', new File([`%PDF-1.4 ${payer.name} ${payer.document}\n%%EOF`], 'comprovante-joana.pdf'));
  expect((await office.send('PUT', `/approval-files/${formKey}`, { as: finance(), body: attached })).status).toBe(200);
  const approvalId: string = (await ask({ amount: 51, key: formKey })).body.approval.id;
  const declinedId: string = (await ask({ amount: 52 })).body.approval.id;
  const reason = `Não é ${payer.name}`;
  expect((await office.send('POST', `/approvals/${declinedId}/refusal`, { as: first(), body: { reason } })).status).toBe(200);
  await saveText(services, writer, { text: words, version: 0, writing: true });
  const content = Buffer.from(`%PDF ${payer.name} ${payer.document}`);
  const file = { name: 'comprovante-joana.pdf', mimeType: 'application/pdf', size: content.length, sha256: 'x', content };
  const added = await addFile(services, writer, file);
  if (typeof added === 'string') throw new Error(added);
  const submission = randomUUID();
  const sent = { infractionId: randomUUID(), key: submission, text: words, files: [{ ...file, content: undefined }], staffId };
  await openSubmission(services, { ...sent, createdAt: services.now() }, services.now());
  const about = { document: payer.document, email: payer.email, name: payer.name };
  await openRequest(services, about, first().staffId, services.now());
  await runDataSubjects(services);
  const asked = { list: 'transactions', form: 'machine', locale: 'pt-BR', zone: 'UTC', columns: [], masked: false } as const;
  const filters = [{ label: 'Pagador', text: payer.name }];
  const times = { createdAt: services.now(), nextAt: services.now() };
  await addJob(services, { ...asked, ...times, staffId, search: `name=${payer.name}`, filters });
  const job = await claimExport(services, services.now());
  if (!job) throw new Error('the export was not taken');
  await addPiece(services, job, 0, Buffer.from(`${payer.name};`));
  await addPiece(services, job, 1, Buffer.from(payer.document));
  await endJob(services.db, job, { state: 'ready' }, services.now());
  return { transactionId, key, approvalId, declinedId, writer, fileId: added.id, submission, exportId: job.id };
}

type Walked = Awaited<ReturnType<typeof walk>>;

/** What people are shown of it. */
async function readBack({ transactionId, key, approvalId, declinedId, writer, fileId, submission, exportId }: Walked, services: Services) {
  const { environment } = services;
  const get = async (path: string, as = finance()) => (await office.send('GET', path, { as, services: { environment } })).body;
  const developer = await office.person('developer');
  const [delivery] = (await get(`/inbox?transactionId=${transactionId}`, developer)).items;
  const pieces: string[] = [];
  for await (const piece of piecesOf(services, exportId)) pieces.push(piece.toString());
  const [operation] = (await get(`/operations?idempotencyKey=${key}`)).items;
  const [job] = (await jobsOf(services, writer.staffId)).filter(({ id }) => id === exportId);
  return {
    delivered: (await get(`/inbox/${delivery.id}`, developer)).body,
    operation: { description: operation.description, holder: operation.holder },
    found: (await get(`/operations?text=${encodeURIComponent('COMBINADO trindade')}`)).items.length,
    waiting: (await get(`/approvals/${approvalId}`)).holder,
    attached: (await get(`/approvals/${approvalId}`)).files[0]?.name,
    declined: (await get(`/approvals/${declinedId}`)).reason,
    draft: (await readDraft(services, writer)).text,
    fileName: (await readDraft(services, writer)).files[0]?.name,
    file: (await readFile(services, writer.infractionId, fileId))?.toString(),
    sent: await submissionByKey(services, submission).then((one) => one && [one.text, one.files[0]?.name]),
    exported: [pieces, job?.search, job?.filters],
  };
}

/** The columns that hold one of some texts, of every kind that can hold a text. */
async function columnsWith(needles: readonly string[]): Promise<string[]> {
  const columns = await db().execute<{ table: string; name: string; type: string }>(sql`
    select c.table_name as table, c.column_name as name, c.data_type as type from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY')`);
  const found: string[] = [];
  for (const { table, name, type } of columns) {
    const column = sql.identifier(name);
    const text = type === 'bytea' ? sql`encode(${column}, 'escape')` : sql`${column}::text`;
    const holds = needles.map((needle) => sql`position(${needle} in ${text}) > 0`);
    const rows = await db().execute(sql`select 1 from ${sql.identifier(table)} where ${sql.join(holds, sql` or `)} limit 1`);
    if (rows.length > 0) found.push(`${table}.${name}`);
  }
  return found.toSorted();
}

describe('who pays and who is paid', () => {
  test('stands in no column of the database, whatever was done, and our own people in those alone that say why', async () => {
    const walked = await walk();
    expect(await columnsWith(known)).toEqual([]);
    expect(await columnsWith([finance().email])).toEqual(Object.keys(exempt));
    expect(await readBack(walked, office.services())).toEqual({
      delivered: expect.objectContaining({ id: walked.transactionId, payerDocument: '***.533.447-**' }),
      operation: { description: words, holder: { name: payee.name, document: payee.masked, institutionName: 'Banco Aroeira' } },
      found: 1,
      waiting: { name: payee.name, document: payee.masked, institutionName: 'Banco Aroeira' },
      attached: 'comprovante-joana.pdf',
      declined: `Não é ${payer.name}`,
      draft: words,
      fileName: 'comprovante-joana.pdf',
      file: `%PDF ${payer.name} ${payer.document}`,
      sent: [words, 'comprovante-joana.pdf'],
      exported: [[`${payer.name};`, payer.document], `name=${payer.name}`, [{ label: 'Pagador', text: payer.name }]],
    });
  });

  test('is read as before while the key is changed, by two processes at once, and under the new key alone afterwards', async () => {
    const walked = await walk();
    const before = await readBack(walked, office.services());
    const readable = rotatedServices(office.services(), 'readable');
    const dropped = rotatedServices(office.services(), 'dropped');
    expect(await readBack(walked, readable)).toEqual(before);
    const [one, other, meanwhile] = await Promise.all([
      reEncrypt(db(), readable.environment),
      reEncrypt(db(), readable.environment),
      readBack(walked, readable),
    ]);
    expect(meanwhile).toEqual(before);
    expect(one + other).toBeGreaterThan(10);
    expect(await reEncrypt(db(), readable.environment)).toBe(0);
    expect(await readBack(walked, dropped)).toEqual(before);
    expect(await columnsWith(known)).toEqual([]);
    await expect(readBack(walked, office.services())).rejects.toThrow();
    // Back to the key of the other tests.
    const back = { ...office.services().environment, sealKeysOld: [readable.environment.sealKey] };
    await reEncrypt(db(), back);
  });

  test('is read where it is still plain, from before it was encrypted, and is encrypted by the job', async () => {
    const walked = await walk();
    const { transactionId, key, fileId } = walked;
    await db()
      .update(inbox)
      .set({ body: sql`${JSON.stringify({ id: transactionId, payerName: payer.name })}::text::bytea`, sender: sql`'192.0.2.7'` })
      .where(eq(inbox.transactionId, transactionId));
    const holder = { name: payee.name, document: payee.masked, institutionName: null };
    await db()
      .update(operations)
      .set({ holder: sql`${JSON.stringify(holder)}::text::jsonb`, description: sql`${words}`, descriptionWords: null })
      .where(eq(operations.idempotencyKey, key));
    await db()
      .update(defenseDraftFiles)
      .set({ name: sql`'nota de Joana.pdf'`, content: sql`'plain'` })
      .where(eq(defenseDraftFiles.id, fileId));
    const plain = await readBack(walked, office.services());
    expect(plain).toMatchObject({ delivered: { id: transactionId }, operation: { description: words, holder }, file: 'plain' });
    expect(plain.fileName).toBe('nota de Joana.pdf');
    const found = (text: string) => office.send('GET', `/operations?text=${text}`, { as: finance() }).then(({ body }) => body.items.length);
    expect(await found('combin')).toBe(1);
    const { environment } = office.services();
    expect(isAllCurrent(await countByKey(db(), environment), environment)).toBe(false);
    await reEncrypt(db(), environment);
    expect(await columnsWith([...known, '192.0.2.7', 'nota de Joana'])).toEqual([]);
    expect(await readBack(walked, office.services())).toEqual({ ...plain, found: 1 });
    expect([await found('combinado'), await found('combin'), await found('COM%20joana')]).toEqual([1, 0, 1]);
    expect(isAllCurrent(await countByKey(db(), environment), environment)).toBe(true);
  });
});

describe('a request that waits for approvals while the key is changed', () => {
  const environment = () => rotatedServices(office.services(), 'readable').environment;
  const voted = async (id: string) =>
    office.send('POST', `/approvals/${id}/approval`, {
      as: second(),
      body: { requestHash: (await row(id)).requestHash.toString('hex') },
      services: { environment: environment() },
    });

  test('keeps the vote it had before, and is sent once with the last one', async () => {
    await rule({ needed: 2 });
    const id: string = (await ask()).body.approval.id;
    await approve(id);
    await reEncrypt(db(), environment());
    expect((await voted(id)).body).toMatchObject({ state: 'done', holder: { name: payee.name } });
    expect(payments().posts).toHaveLength(1);
  });

  test('is stopped and sends nothing when somebody moved the payee of another one into it', async () => {
    await rule({ needed: 1 });
    const [id, other]: string[] = [(await ask({ amount: 61 })).body.approval.id, (await ask({ amount: 62 })).body.approval.id];
    await db().execute(sql`update approvals set holder = (select holder from approvals where id = ${other}) where id = ${id}`);
    expect((await approve(id ?? '')).status).toBe(500);
    expect(payments().posts).toEqual([]);
    expect((await row(id ?? '')).state).toBe('stale');
  });
});
