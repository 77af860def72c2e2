import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, arrayOverlaps, eq, gt, inArray, lt, notExists, type SQL, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { openApprovalStates } from '@/lib/contracts/office/approvals/approvals';
import type { Database, Statements } from '@/lib/server/database/database';
import { approvals } from '@/lib/server/database/schema/approvals-schema';
import { operations, staff } from '@/lib/server/database/schema/schema';
import { paymentInvoices } from '@/lib/server/database/schema/team-records-schema';
import { inTurnOf, type Transaction } from '@/lib/server/database/turns/in-turn-of';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { paymentInvoiceFields } from '@/lib/server/privacy/at-rest/fields';
import { searchedDigests, wordDigests } from '@/lib/server/privacy/at-rest/word-index';

/** How long an invoice waits for the payment of its form. */
const unpaidMs = 24 * 3_600_000;
/** How much of files one person may have waiting: above any real need, below what would fill the disk. */
const waitingQuota = 500 * 1024 * 1024;

export interface InvoiceFile {
  readonly name: string;
  readonly mimeType: string;
  readonly size: number;
  readonly content: Buffer;
}

export interface WrittenInvoice {
  /** Empty where there is none. */
  readonly number: string;
  /** `unchanged` leaves the file that is there. */
  readonly file: InvoiceFile | 'unchanged' | null;
  readonly staffId: string;
}

/** An invoice as it was written, without the bytes of its file. */
export interface StoredInvoice {
  readonly number: string | null;
  readonly file: Omit<InvoiceFile, 'content'> | null;
  readonly staff: string;
  readonly changedAt: Date;
  readonly version: number;
}

export async function invoiceOf(db: Statements, operationKey: string, keys: EncryptionKeys): Promise<StoredInvoice | null> {
  const { id, number, fileName, mimeType, size, changedAt, version } = paymentInvoices;
  const [row] = await db
    .select({ id, number, fileName, mimeType, size, changedAt, version, staff: staff.name })
    .from(paymentInvoices)
    .innerJoin(staff, eq(staff.id, paymentInvoices.staffId))
    .where(eq(paymentInvoices.operationKey, operationKey));
  if (!row) return null;
  const name = paymentInvoiceFields.fileName.decrypt(row.fileName, row.id, keys);
  return {
    number: paymentInvoiceFields.number.decrypt(row.number, row.id, keys),
    file: name === null || row.mimeType === null || row.size === null ? null : { name, mimeType: row.mimeType, size: row.size },
    staff: row.staff,
    changedAt: row.changedAt,
    version: row.version,
  };
}

/** What names somebody in the invoices of some operations, by the keys of those. */
export async function namedInInvoices(
  db: Statements,
  operationKeys: readonly string[],
  keys: EncryptionKeys,
): Promise<ReadonlyMap<string, { readonly invoiceNumber: string | null; readonly fileName: string | null }>> {
  const { id, operationKey, number, fileName } = paymentInvoices;
  const rows = await db
    .select({ id, operationKey, number, fileName })
    .from(paymentInvoices)
    .where(inArray(operationKey, [...operationKeys]));
  return new Map(
    rows.map((row) => [
      row.operationKey,
      {
        invoiceNumber: paymentInvoiceFields.number.decrypt(row.number, row.id, keys),
        fileName: paymentInvoiceFields.fileName.decrypt(row.fileName, row.id, keys),
      },
    ]),
  );
}

/** The bytes of the file of an invoice; null where it has none. */
export async function invoiceFileOf(db: Statements, operationKey: string, keys: EncryptionKeys): Promise<Buffer | null> {
  const [row] = await db
    .select({ id: paymentInvoices.id, content: paymentInvoices.content })
    .from(paymentInvoices)
    .where(eq(paymentInvoices.operationKey, operationKey));
  return row ? paymentInvoiceFields.content.decrypt(row.content, row.id, keys) : null;
}

/**
 * Stores the invoice of a form in place of the one it stored before; one without number and file is none. `used` where the key has an operation
 * already or is another person's, `full` where this person has too much waiting.
 */
export function storeForForm(
  db: Database,
  operationKey: string,
  { number, file, staffId }: WrittenInvoice & { readonly file: InvoiceFile | null },
  keys: EncryptionKeys,
  now: Date,
): Promise<'stored' | 'used' | 'full'> {
  return inTurnOf(db, staffId, async (tx) => {
    if ((await tx.$count(operations, eq(operations.idempotencyKey, operationKey))) > 0) return 'used';
    await tx.delete(paymentInvoices).where(and(eq(paymentInvoices.operationKey, operationKey), eq(paymentInvoices.staffId, staffId)));
    if (number === '' && file === null) return 'stored';
    const since = new Date(now.getTime() - unpaidMs);
    const [recent] = await tx
      .select({ bytes: sum(paymentInvoices.size).mapWith(Number) })
      .from(paymentInvoices)
      .where(and(eq(paymentInvoices.staffId, staffId), gt(paymentInvoices.createdAt, since)));
    if ((recent?.bytes ?? 0) + (file?.size ?? 0) > waitingQuota) return 'full';
    return (await insert(tx, operationKey, { number, file, staffId }, keys, now)) ? 'stored' : 'used';
  });
}

/** Writes the invoice of a payment over the version its editor saw; 0 is none. False where it is another one by now. */
export async function changeInvoice(
  db: Statements,
  operationKey: string,
  { version, number, file, staffId }: WrittenInvoice & { readonly version: number },
  keys: EncryptionKeys,
  now: Date,
): Promise<boolean> {
  if (version === 0) return insert(db, operationKey, { number, file: file === 'unchanged' ? null : file, staffId }, keys, now);
  const seen = and(eq(paymentInvoices.operationKey, operationKey), eq(paymentInvoices.version, version));
  const [row] = await db.select({ id: paymentInvoices.id }).from(paymentInvoices).where(seen);
  if (!row) return false;
  const written = { ...numberAs(row.id, number, keys), ...(file !== 'unchanged' && fileAs(row.id, file, keys)) };
  const changed = await db
    .update(paymentInvoices)
    .set({ ...written, staffId, version: version + 1, changedAt: now })
    .where(seen)
    .returning({ id: paymentInvoices.id });
  return changed.length > 0;
}

/** From now on it belongs to the operation that will carry out the request, whose key is another one than that of the form. */
export async function moveToApproval(tx: Transaction, form: { readonly makerId: string; readonly key: string }, approvalId: string) {
  await tx
    .update(paymentInvoices)
    .set({ operationKey: approvalId })
    .where(and(eq(paymentInvoices.operationKey, form.key), eq(paymentInvoices.staffId, form.makerId)));
}

/** The invoice of a payment held back becomes that of the payment which took its place, unless that one has an invoice of its own. */
export async function moveToReplacement(db: Database, heldKey: string, replacementKey: string): Promise<void> {
  const own = alias(paymentInvoices, 'own');
  await db
    .update(paymentInvoices)
    .set({ operationKey: replacementKey })
    .where(
      and(
        eq(paymentInvoices.operationKey, heldKey),
        notExists(db.select({ one: sql`1` }).from(own).where(eq(own.operationKey, replacementKey))),
      ),
    );
}

/** The operations whose invoice has every word of a text in its number; undefined for a text without words. */
export function withInvoiceNumber(db: Statements, text: string, keys: EncryptionKeys): SQL | undefined {
  const words = searchedDigests(text, keys).map((digests) => arrayOverlaps(paymentInvoices.numberWords, digests));
  if (words.length === 0) return undefined;
  return inArray(
    operations.idempotencyKey,
    db
      .select({ key: paymentInvoices.operationKey })
      .from(paymentInvoices)
      .where(and(...words)),
  );
}

/** Removes the invoices of forms that paid nothing within a day. */
export async function sweepInvoices(db: Database, now: Date): Promise<void> {
  const operation = db.select({ one: sql`1` }).from(operations).where(eq(operations.idempotencyKey, paymentInvoices.operationKey));
  const approval = db
    .select({ one: sql`1` })
    .from(approvals)
    .where(and(eq(approvals.id, paymentInvoices.operationKey), inArray(approvals.state, [...openApprovalStates])));
  const isOld = lt(paymentInvoices.createdAt, new Date(now.getTime() - unpaidMs));
  await db.delete(paymentInvoices).where(and(isOld, notExists(operation), notExists(approval)));
}

async function insert(
  db: Statements,
  operationKey: string,
  { number, file, staffId }: WrittenInvoice & { readonly file: InvoiceFile | null },
  keys: EncryptionKeys,
  now: Date,
): Promise<boolean> {
  const id = randomUUID();
  const rows = await db
    .insert(paymentInvoices)
    .values({ id, operationKey, ...numberAs(id, number, keys), ...fileAs(id, file, keys), staffId, createdAt: now, changedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentInvoices.id });
  return rows.length > 0;
}

function numberAs(id: string, number: string, keys: EncryptionKeys) {
  return {
    number: number === '' ? null : paymentInvoiceFields.number.encrypt(number, id, keys),
    numberWords: number === '' ? [] : wordDigests(number, keys),
  };
}

function fileAs(id: string, file: InvoiceFile | null, keys: EncryptionKeys) {
  if (file === null) return { fileName: null, mimeType: null, size: null, content: null };
  const { name, mimeType, size, content } = file;
  return {
    fileName: paymentInvoiceFields.fileName.encrypt(name, id, keys),
    mimeType,
    size,
    content: paymentInvoiceFields.content.encrypt(content, id, keys),
  };
}
