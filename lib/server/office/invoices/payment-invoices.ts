import 'server-only';
import { eq } from 'drizzle-orm';
import type { FileRefusal } from '@/lib/contracts/office/infractions/drafts';
import { may } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { operations } from '@/lib/server/database/schema/schema';
import { type Evidence, readEvidence } from '@/lib/server/defenses/evidence';
import { announce } from '@/lib/server/live/announce';
import type { OfficeHandler } from '@/lib/server/office/context';
import { changeInvoice, invoiceFileOf, invoiceOf, storeForForm } from '@/lib/server/payment-invoices/invoice-store';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

const readPaymentInvoice: OfficeHandler<'paymentInvoices.read'> = async ({ params, caller, services }) => {
  const { db, environment } = services;
  const found = await invoiceOf(db, await keyOf(params.id, services), environment);
  const file = found?.file ?? null;
  return {
    invoice: found && {
      invoiceNumber: found.number,
      file: file && { fileName: file.name, mimeType: file.mimeType, size: file.size },
      staff: found.staff,
      changedAt: found.changedAt.toISOString(),
      version: found.version,
    },
    mayChange: maySend(caller) && seesWhole(caller),
    mayOpen: seesWhole(caller),
  };
};

const addPaymentInvoice: OfficeHandler<'paymentInvoices.add'> = async ({ params, body, caller, services, note }) => {
  requireSender(caller);
  const file = body.file ? await examined(body.file) : null;
  note({ facts: factsOf(body.invoiceNumber, file) });
  const written = { number: body.invoiceNumber, file, staffId: caller.staffId };
  const outcome = await storeForForm(services.db, params.key, written, services.environment, services.now());
  if (outcome === 'full') throw problem({ statusCode: 409, errorCode: ownCodes.draftQuotaReached });
  if (outcome === 'used') throw outdated();
  return null;
};

const changePaymentInvoice: OfficeHandler<'paymentInvoices.change'> = async ({ params, body, caller, services, note }) => {
  requireSender(caller);
  if (!may(caller, 'operations:read')) throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
  // Their view of it has masks in it, which would take the place of what they hide.
  requireWhole(caller);
  const { db, environment, now } = services;
  const key = await keyOf(params.id, services);
  const otherwise = body.fileStays === 'yes' ? ('unchanged' as const) : null;
  const file = body.file ? await examined(body.file) : otherwise;
  note({ object: params.id, facts: factsOf(body.invoiceNumber, file) });
  const written = { version: Number(body.version), number: body.invoiceNumber, file, staffId: caller.staffId };
  if (!(await changeInvoice(db, key, written, environment, now()))) throw outdated();
  await announce(db, ['paymentInvoices', 'operations']);
  return null;
};

const openPaymentInvoice: OfficeHandler<'paymentInvoices.open'> = async ({ params, caller, services, note }) => {
  note({ object: params.id });
  requireWhole(caller);
  const content = await invoiceFileOf(services.db, await keyOf(params.id, services), services.environment);
  if (content === null) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return new Uint8Array(content);
};

/** Examined as evidence of a defense is: by its bytes, its name cleaned, a picture without what it says about people and devices. */
async function examined(file: File): Promise<Evidence> {
  const evidence = readEvidence(file.name, Buffer.from(await file.arrayBuffer()));
  if (typeof evidence === 'string') throw refused(evidence);
  return evidence;
}

function refused(reason: FileRefusal) {
  return problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'file', reason }] });
}

/** What the audit has of it: that there is a number, and what became of the file. */
function factsOf(number: string, file: Evidence | 'unchanged' | null) {
  return {
    invoiceNumber: number === '' ? 'none' : 'given',
    invoiceFile: file === null ? 'none' : file === 'unchanged' ? 'unchanged' : 'given',
    ...(file !== null && file !== 'unchanged' && { sha256: file.sha256 }),
  };
}

/** The idempotency key of a payment that was made here. */
async function keyOf(id: string, { db }: Services): Promise<string> {
  const [row] = await db.select({ key: operations.idempotencyKey, kind: operations.kind }).from(operations).where(eq(operations.id, id));
  if (!row || !paymentKinds.includes(row.kind)) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return row.key;
}

const paymentKinds: readonly string[] = ['withdrawals.create', 'withdrawals.createFromQrCode', 'transfers.create'];

function maySend(caller: Caller): boolean {
  return may(caller, 'withdrawals:create') || may(caller, 'transfers:create');
}

/** A file cannot be masked, and who reads a number with masks in it would write them back. */
function seesWhole(caller: Caller): boolean {
  return may(caller, 'personal-data:read');
}

function requireSender(caller: Caller): void {
  if (!maySend(caller)) throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
}

function requireWhole(caller: Caller): void {
  if (!seesWhole(caller)) throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
}

function outdated() {
  return problem({ statusCode: 409, errorCode: ownCodes.outdated, details: [{ field: 'version', reason: 'newer' }] });
}

/** What answers the calls of invoices. */
export const paymentInvoiceHandlers = {
  'paymentInvoices.read': readPaymentInvoice,
  'paymentInvoices.add': addPaymentInvoice,
  'paymentInvoices.change': changePaymentInvoice,
  'paymentInvoices.open': openPaymentInvoice,
} as const;
