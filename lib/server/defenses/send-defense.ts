import 'server-only';
import { eq } from 'drizzle-orm';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError, problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { annexName } from '@/lib/domain/infraction/annex-name';
import { defenseLength, defenseText } from '@/lib/domain/infraction/defense-length';
import { isEnded } from '@/lib/domain/infraction/infraction-status';
import { hasCardNumber } from '@/lib/format/card/card-number-in-text';
import { defenseDraftFiles, defenseDrafts } from '@/lib/server/database/schema/infractions-schema';
import { readInfraction } from '@/lib/server/infractions/read-infraction';
import { draftFields, draftFileFields } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';
import { readRecord } from '@/lib/server/upstream/reading/read-record';
import { draftConflict, inOrder, isLockedFor } from './draft-store';
import { concludeSubmission, identityOf, settleSubmission, underWayMs } from './settle-submission';
import { openSubmission, type SubmissionRow, storeStateBefore, submissionByKey, withdrawSubmission } from './submission-store';

interface SendRequest {
  readonly infractionId: string;
  readonly key: string;
  /** The version of the draft that the person saw. */
  readonly version: number;
  readonly staffId: string;
  readonly requestId: string;
}

/**
 * Sends the draft of a defense once. The submission is stored and the current state fetched first; after a lost answer it is only looked
 * up. Throws ProblemError for every refusal; an open outcome is `unknown`.
 */
export async function sendDefense(sending: SendRequest, services: Services): Promise<SubmissionRow> {
  const known = await submissionByKey(services, sending.key);
  if (known) return again(known, sending, services);
  const { text, files } = await packDraft(sending, services);
  const createdAt = services.now();
  const overAt = new Date(createdAt.getTime() + underWayMs(services));
  const { infractionId, key, staffId } = sending;
  const listed = files.map(({ name, mimeType, size, sha256 }) => ({ name, mimeType, size, sha256 }));
  const row = await openSubmission(services, { infractionId, key, staffId, text, files: listed, createdAt }, overAt);
  if (!row) throw problem({ statusCode: 409, errorCode: ownCodes.conflict });
  return submit(await readBefore(row, sending, services), { text, files }, sending, services);
}

/** The same idempotency key again: looks the outcome up if it is open, and returns the same answer. */
async function again(row: SubmissionRow, { infractionId, requestId }: SendRequest, services: Services): Promise<SubmissionRow> {
  if (row.infractionId !== infractionId) throw problem({ statusCode: 422, errorCode: ownCodes.idempotencyKeyReused });
  if (row.state === 'sending') throw problem({ statusCode: 409, errorCode: ownCodes.conflict });
  const now = row.state === 'unknown' ? await settleSubmission(row, requestId, services) : row;
  if (now.state === 'refused' && now.problem) throw problem({ ...now.problem });
  return now;
}

type Packed = Awaited<ReturnType<typeof packDraft>>;

/** The complete draft with its file bytes, if it is the version the person saw and within the limits; otherwise nothing is sent. */
async function packDraft({ infractionId, version, staffId }: SendRequest, { db, now, environment }: Services) {
  const [draft] = await db.select().from(defenseDrafts).where(eq(defenseDrafts.infractionId, infractionId));
  if (!draft || draft.version !== version) throw draftConflict('version');
  if (isLockedFor(draft, staffId, now())) throw draftConflict('locked');
  const files = await db
    .select()
    .from(defenseDraftFiles)
    .where(eq(defenseDraftFiles.infractionId, infractionId))
    .orderBy(...inOrder);
  const text = defenseText(draftFields.text.decrypt(draft.text, infractionId, environment));
  const annexes = files.map((file, at) => ({
    ...file,
    name: annexName(draftFileFields.name.decrypt(file.name, file.id, environment), at),
    content: draftFileFields.content.decrypt(file.content, file.id, environment),
  }));
  const wrong =
    textError(text) ?? (files.length > defenseLimits.files ? 'count' : null) ?? (bytesOf(files) > defenseLimits.bytes ? 'total' : null);
  if (wrong) throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'draft', reason: wrong }] });
  return { text, files: annexes };
}

function textError(text: string): 'short' | 'long' | 'card-number' | null {
  const length = defenseLength(text);
  if (length < defenseLimits.textMin) return 'short';
  if (length > defenseLimits.textMax) return 'long';
  return hasCardNumber(text) ? 'card-number' : null;
}

function bytesOf(files: readonly { readonly size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Fetches the current state. If it admits no defense, nothing is sent and the row is deleted. */
async function readBefore(row: SubmissionRow, { requestId }: SendRequest, services: Services): Promise<SubmissionRow> {
  try {
    const { status, defenseHistory } = await readInfraction(services, row.infractionId, requestId);
    if (isEnded(status)) throw problem({ statusCode: 409, errorCode: 'SVK210' });
    if (status === 'DEFENDED' || (defenseHistory.length > 0 && status !== 'WAITING_ADJUSTMENTS'))
      throw problem({ statusCode: 409, errorCode: 'SVK212' });
    return await storeStateBefore(services, row, defenseHistory.map(identityOf));
  } catch (error) {
    await withdrawSubmission(services.db, row.id);
    throw error;
  }
}

async function submit(row: SubmissionRow, { text, files }: Packed, { requestId }: SendRequest, services: Services): Promise<SubmissionRow> {
  const form = {
    fields: [{ name: 'defense', value: text }],
    files: files.map(({ name, mimeType, content }) => ({ name: 'files', filename: name, mimeType, content })),
  };
  try {
    const wire = await services.upstream({ endpoint: endpointNamed('defenses.create'), params: { id: row.infractionId }, form, requestId });
    const { id } = readRecord('defenses.create', wire, { requestId });
    return await concludeSubmission(row, { state: 'sent', defenseId: id, nextReadAt: null }, services);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (!isRefusal(error)) return settleSubmission(row, requestId, services);
    await concludeSubmission(row, { state: 'refused', problem: error.problem, nextReadAt: null }, services);
    throw error;
  }
}

/** Whether the service definitely refused it. After any other error it may have been accepted. */
function isRefusal({ problem: { statusCode } }: ProblemError): boolean {
  return statusCode >= 400 && statusCode < 500 && statusCode !== 408 && statusCode !== 424;
}
