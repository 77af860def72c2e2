import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { approvalsForTests } from '@/lib/server/approvals/testing/approvals-for-tests';
import { operations } from '@/lib/server/database/schema/schema';
import { paymentInvoices } from '@/lib/server/database/schema/team-records-schema';
import { fileOf } from '@/lib/server/defenses/testing/evidence-for-tests';
import { sweepInvoices } from '@/lib/server/payment-invoices/invoice-store';
import { runRetention } from '@/lib/server/retention/run-retention';
import type { Person } from '@/lib/server/testing/office-for-tests';

const { office, payments, finance, first, rule, ask, approve, row: approvalRow, rows } = approvalsForTests();
const db = () => office.services().db;
const dayMs = 24 * 3_600_000;
type Bytes = ReturnType<typeof fileOf>;

beforeEach(async () => {
  await db().delete(paymentInvoices);
});

function formOf(fields: Readonly<Record<string, string>>, file?: readonly [name: string, content: Bytes]) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append('file', new File([file[1]], file[0]));
  return body;
}

/** Stores an invoice under the key of a form, as the browser does before it pays. */
const add = (key: string, invoiceNumber: string, file?: readonly [string, Bytes], as = finance()) =>
  office.send('PUT', `/payment-invoices/${key}`, { as, body: formOf({ invoiceNumber }, file) });
const read = async (id: string, as = finance()) => (await office.send('GET', `/operations/${id}/invoice`, { as })).body;
const open = (id: string, as = finance()) => office.send('GET', `/operations/${id}/invoice/file`, { as });
const change = (
  id: string,
  fields: { invoiceNumber?: string; version: number; fileStays?: 'yes' | 'no' },
  { file, as = finance() }: { file?: readonly [string, Bytes]; as?: Person } = {},
) => {
  const { invoiceNumber = '', version, fileStays = 'yes' } = fields;
  return office.send('PUT', `/operations/${id}/invoice`, {
    as,
    body: formOf({ invoiceNumber, version: String(version), fileStays }, file),
  });
};
const foundBy = async (text: string) =>
  ((await office.send('GET', `/operations?text=${encodeURIComponent(text)}`, { as: finance() })).body.items as { id: string }[]).map(
    ({ id }) => id,
  );
const code = ({ status, body }: { status: number; body: { errorCode?: string } }) => [status, body?.errorCode];

/** A payment, with the invoice its form had stored. */
async function paid(invoiceNumber = 'NF 4711/2026', file: readonly [string, Bytes] | null = ['nota-aroeira.pdf', fileOf('pdf', 300)]) {
  const key = randomUUID();
  if (invoiceNumber !== '' || file) expect((await add(key, invoiceNumber, file ?? undefined)).status).toBe(200);
  expect((await ask({ key })).status).toBe(200);
  const [operation] = await db().select().from(operations).where(eq(operations.idempotencyKey, key));
  return operation?.id ?? '';
}

describe('the invoice of a payment', () => {
  test('is stored by the form before it pays, shown with the payment, and found by its number', async () => {
    const content = fileOf('pdf', 300);
    const id = await paid('  NF  QX4711/2026 ', ['C:\\Notas\\nota-aroeira.pdf', content]);
    await paid('NF 4712/2026', null);
    expect(await read(id)).toMatchObject({
      invoice: { invoiceNumber: 'NF QX4711/2026', file: { fileName: 'nota-aroeira.pdf', mimeType: 'application/pdf' }, version: 1 },
      mayChange: true,
      mayOpen: true,
    });
    expect(await foundBy('qx4711')).toEqual([id]);
    // Letters that no reference made by chance has.
    expect(await foundBy('qx47')).toEqual([]);
    const opened = await open(id);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect(opened.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(JSON.stringify(payments().posts)).not.toContain('4711');
  });

  test('is changed long after, by the version that was seen, and keeps its file unless that is taken away', async () => {
    const id = await paid();
    expect((await change(id, { invoiceNumber: '9', version: 1 })).status).toBe(200);
    expect((await read(id)).invoice).toMatchObject({ invoiceNumber: '9', file: { fileName: 'nota-aroeira.pdf' }, version: 2 });
    expect(await foundBy('4711')).toEqual([]);
    expect(code(await change(id, { invoiceNumber: '10', version: 1 }))).toEqual([409, 'SVB410']);
    expect((await change(id, { version: 2 }, { file: ['outra.png', fileOf('png')] })).status).toBe(200);
    expect((await read(id)).invoice).toMatchObject({ invoiceNumber: null, file: { fileName: 'outra.png', mimeType: 'image/png' } });
    expect((await change(id, { version: 3, fileStays: 'no' })).status).toBe(200);
    expect((await read(id)).invoice).toMatchObject({ invoiceNumber: null, file: null });
    expect((await open(id)).status).toBe(404);
  });

  test('is added to a payment that was sent without one, by one of two who do it at the same moment', async () => {
    const id = await paid('', null);
    expect(await read(id)).toMatchObject({ invoice: null });
    const answers = await Promise.all(['1', '2'].map((invoiceNumber) => change(id, { invoiceNumber, version: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is in the audit by who did what, and never by what it says', async () => {
    const id = await paid();
    await change(id, { invoiceNumber: 'segredo', version: 1 });
    await open(id);
    const lines = (await office.outcomes()).filter(({ action }) => action.startsWith('payment-invoice.')).slice(-3);
    expect(lines).toMatchObject([
      { action: 'payment-invoice.added', facts: { invoiceNumber: 'given', invoiceFile: 'given' } },
      { action: 'payment-invoice.changed', object: id, facts: { invoiceNumber: 'given', invoiceFile: 'unchanged' } },
      { action: 'payment-invoice.opened', object: id },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/segredo|4711|aroeira/);
  });

  test('is encrypted in the database', async () => {
    await paid();
    expect(JSON.stringify(await db().select().from(paymentInvoices))).not.toMatch(/4711|aroeira|%PDF/);
  });

  test('goes with a request that waits for approval to the payment that carries it out', async () => {
    await rule();
    const key = randomUUID();
    await add(key, 'NF 88');
    const waiting: string = (await ask({ key })).body.approval.id;
    await sweepInvoices(db(), new Date(office.clock.now.getTime() + 2 * dayMs));
    expect((await approve(waiting, first())).status).toBe(200);
    const { operationId } = await approvalRow(waiting);
    expect((await read(operationId ?? '')).invoice).toMatchObject({ invoiceNumber: 'NF 88' });
  });
});

describe('somebody', () => {
  test('who may not send changes nothing, and who sees personal data masked opens no file', async () => {
    const id = await paid();
    const auditor = await office.person('auditor');
    expect(await read(id, auditor)).toMatchObject({ invoice: { version: 1 }, mayChange: false, mayOpen: false });
    expect(code(await change(id, { invoiceNumber: '1', version: 1 }, { as: auditor }))).toEqual([403, 'SVB403']);
    expect(code(await add(randomUUID(), '1', undefined, auditor))).toEqual([403, 'SVB403']);
    expect(code(await open(id, auditor))).toEqual([403, 'SVB403']);
    expect((await open(id, await office.person('support'))).status).toBe(403);
  });

  test('else gives the form of another person no invoice, nor takes one away', async () => {
    const other = await office.person('finance');
    const key = randomUUID();
    await add(key, 'NF 1');
    expect(code(await add(key, 'falsa', undefined, other))).toEqual([409, 'SVB410']);
    await ask({ key });
    expect(code(await add(key, 'tarde'))).toEqual([409, 'SVB410']);
    const [operation] = await rows();
    expect((await read(operation?.id ?? '')).invoice).toMatchObject({ invoiceNumber: 'NF 1' });
  });
});

test.each<[string, readonly [string, Bytes], string]>([
  ['a program called a document', ['nota.pdf', fileOf('exe')], 'content'],
  ['another kind', ['nota.xlsx', fileOf('exe')], 'extension'],
  ['more than ten megabytes', ['nota.pdf', fileOf('pdf', 10 * 1024 * 1024 + 1)], 'total'],
])('file of an invoice is refused for %s, and nothing is stored', async (_, file, reason) => {
  expect(await add(randomUUID(), '1', file)).toMatchObject({ status: 400, body: { details: [{ field: 'file', reason }] } });
  expect(await db().$count(paymentInvoices)).toBe(0);
});

test('number of an invoice is one line of at most sixty characters', async () => {
  expect((await add(randomUUID(), '1'.repeat(61))).status).toBe(400);
  expect((await add(randomUUID(), '1'.repeat(60))).status).toBe(200);
});

test('invoice of a form that pays nothing is deleted after a day, and one that was paid is not', async () => {
  const id = await paid();
  await add(randomUUID(), 'esquecida');
  await sweepInvoices(db(), new Date(office.clock.now.getTime() + dayMs - 1));
  expect(await db().$count(paymentInvoices)).toBe(2);
  await sweepInvoices(db(), new Date(office.clock.now.getTime() + dayMs + 1));
  expect(await db().$count(paymentInvoices)).toBe(1);
  expect((await read(id)).invoice).not.toBeNull();
});

test('invoice goes with the people of its payment, once that is as old as they are kept', async () => {
  await paid();
  const { retentionPayees } = office.services().environment;
  office.service().behave((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: [], hasNextPage: false }));
  });
  office.clock.now = new Date(office.clock.now.getTime() + (retentionPayees - 1) * dayMs);
  await runRetention(office.services());
  expect(await db().$count(paymentInvoices)).toBe(1);
  office.clock.now = new Date(office.clock.now.getTime() + 2 * dayMs);
  await runRetention(office.services());
  expect(await db().$count(paymentInvoices)).toBe(0);
});
