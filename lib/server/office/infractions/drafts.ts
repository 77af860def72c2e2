import 'server-only';
import type { FileRefusal } from '@/lib/contracts/office/infractions/drafts';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { addFile, orderFiles, readDraft, readFile, removeFile, saveText } from '@/lib/server/defenses/draft-store';
import { readEvidence } from '@/lib/server/defenses/evidence';
import { announce } from '@/lib/server/live/announce';
import type { OfficeCall, OfficeHandler } from '@/lib/server/office/context';

export const readOneDraft: OfficeHandler<'drafts.read'> = (call) => readDraft(call.services, writer(call));

/** Stores a draft. Writers pause often, so starting or resuming is audited once. */
export const saveDraft: OfficeHandler<'drafts.save'> = async (call) => {
  const { services } = call;
  const { goesOn } = await saveText(services, writer(call), call.body);
  call.note({ omit: goesOn });
  await announce(services.db, ['drafts']);
  return readDraft(services, writer(call));
};

export const addDraftFile: OfficeHandler<'drafts.addFile'> = async (call) => {
  const { file } = call.body;
  const evidence = readEvidence(file.name, Buffer.from(await file.arrayBuffer()));
  if (typeof evidence === 'string') throw refused(evidence);
  const added = await addFile(call.services, writer(call), evidence);
  if (typeof added === 'string') throw refused(added);
  call.note({ facts: { type: added.mimeType, bytes: String(added.size), sha256: added.sha256 } });
  await announce(call.services.db, ['drafts']);
  return added;
};

export const readDraftFile: OfficeHandler<'drafts.readFile'> = async ({ params, services, note }) => {
  note({ facts: { file: params.id } });
  const content = await readFile(services, params.infractionId, params.id);
  if (!content) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return new Uint8Array(content);
};

export const orderDraftFiles: OfficeHandler<'drafts.orderFiles'> = async (call) => {
  await orderFiles(call.services, writer(call), call.body.ids);
  await announce(call.services.db, ['drafts']);
  return readDraft(call.services, writer(call));
};

export const removeDraftFile: OfficeHandler<'drafts.removeFile'> = async (call) => {
  const sha256 = await removeFile(call.services, writer(call), call.params.id);
  if (sha256 === null) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  call.note({ facts: { sha256 } });
  await announce(call.services.db, ['drafts']);
  return null;
};

type Call = Pick<OfficeCall, 'caller' | 'services'> & { readonly params: { readonly infractionId: string } };

function writer({ params, caller, services }: Call) {
  return { infractionId: params.infractionId, staffId: caller.staffId, now: services.now() };
}

function refused(reason: FileRefusal) {
  return problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'file', reason }] });
}
