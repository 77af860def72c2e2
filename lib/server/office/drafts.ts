import 'server-only';
import type { FileRefusal } from '@/lib/contracts/drafts';
import { roleMay } from '@/lib/contracts/permission';
import { problem } from '@/lib/contracts/problem';
import { type AuditEvent, recordAudit } from '@/lib/server/audit/record';
import { addFile, readDraft, readFile, removeFile, saveText } from '@/lib/server/defenses/draft-store';
import { readEvidence } from '@/lib/server/defenses/evidence';
import { maskFor } from '@/lib/server/door/mask';
import { announce } from '@/lib/server/live/announce';
import type { OfficeCall, OfficeHandler } from './context';

export const readOneDraft: OfficeHandler<'drafts.read'> = async (call) => {
  const draft = await readDraft(call.services.db, writer(call));
  // Who writes it has to see all of it: a masked text would be kept in its place.
  return roleMay(call.caller.role, 'infractions:defend') ? draft : maskFor(call.caller, draft);
};

/** Not put on record at each pause of a writer: what is sent is. */
export const saveDraft: OfficeHandler<'drafts.save'> = async (call) => {
  const { db } = call.services;
  await saveText(db, writer(call), call.body);
  await announce(db, ['drafts']);
  return readDraft(db, writer(call));
};

export const addDraftFile: OfficeHandler<'drafts.addFile'> = async (call) => {
  const { file } = call.body;
  const evidence = readEvidence(file.name, Buffer.from(await file.arrayBuffer()));
  if (typeof evidence === 'string') throw refused(evidence);
  const added = await addFile(call.services.db, writer(call), evidence);
  if (typeof added === 'string') throw refused(added);
  await record(call, 'defense.file-added', { type: added.mimeType, bytes: String(added.size), sha256: added.sha256 });
  return added;
};

export const readDraftFile: OfficeHandler<'drafts.readFile'> = async ({ params, services }) => {
  const content = await readFile(services.db, params.infractionId, params.id);
  if (!content) throw problem({ statusCode: 404, errorCode: 'SVB404' });
  return new Uint8Array(content);
};

export const removeDraftFile: OfficeHandler<'drafts.removeFile'> = async (call) => {
  const sha256 = await removeFile(call.services.db, writer(call), call.params.id);
  if (sha256 === null) throw problem({ statusCode: 404, errorCode: 'SVB404' });
  await record(call, 'defense.file-removed', { sha256 });
  return null;
};

type Call = Pick<OfficeCall, 'caller' | 'services' | 'requestId' | 'address'> & { readonly params: { readonly infractionId: string } };

function writer({ params, caller, services }: Pick<Call, 'params' | 'caller' | 'services'>) {
  return { infractionId: params.infractionId, staffId: caller.staffId, now: services.now() };
}

function refused(reason: FileRefusal) {
  return problem({ statusCode: 400, errorCode: 'SVB400', details: [{ field: 'file', reason }] });
}

async function record(
  { params, caller, services, requestId, address }: Call,
  action: AuditEvent['action'],
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  const event = { actorId: caller.staffId, action, object: params.infractionId, result: 'done', requestId, address, facts } as const;
  await recordAudit(services.db, event, services.now());
  await announce(services.db, ['drafts']);
}
