import 'server-only';
import { idPattern } from '@/lib/contracts/address';
import { noteLimits } from '@/lib/contracts/office/notes/note-limits';
import type { RecordNote } from '@/lib/contracts/office/notes/notes.shape';
import { readableKinds } from '@/lib/contracts/office/notes/readable-kinds';
import { may } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { announce } from '@/lib/server/live/announce';
import {
  changeNote,
  countNotes,
  createNote,
  findNotes,
  noteById,
  notesOf,
  removeNote,
  type StoredNote,
} from '@/lib/server/notes/note-store';
import { tagsOf } from '@/lib/server/notes/record-tags';
import type { OfficeCall, OfficeHandler } from '@/lib/server/office/context';
import { pageOf } from '@/lib/server/office/page-of';
import { hidePersonalText } from '@/lib/server/privacy/hide-personal-text';
import type { Caller } from '@/lib/server/sessions/caller';
import { notifyMentioned, peopleOf, readersOf } from './mentioned';
import { requireReader } from './record-readers';

export const listNotes: OfficeHandler<'notes.list'> = async ({ query, caller, services: { db, environment } }) => {
  const { limit, offset, page } = pageOf(query);
  const recordKinds = readableKinds(caller, query.recordKind);
  const staffId = query.mine ? caller.staffId : undefined;
  const rows = await findNotes(db, { recordKinds, text: query.text, staffId, tagId: query.tag, limit: limit + 1, offset }, environment);
  const tagsOfRow = await tagsOf(db, rows, environment);
  return page(rows, (note) => noteRecord({ ...note, tags: tagsOfRow(note) }, caller));
};

export const readNotesOf: OfficeHandler<'notes.of'> = async ({ query, caller, services: { db, environment } }) => {
  requireReader(caller, query.recordKind);
  const about = { recordKind: query.recordKind, recordId: query.id };
  const [found, tagsOfRecord] = await Promise.all([notesOf(db, about, environment), tagsOf(db, [about], environment)]);
  const tags = tagsOfRecord(about);
  return { items: found.map((note) => noteRecord({ ...note, tags }, caller)), tags, mayWrite: may(caller, 'notes:write') };
};

export const readNoteCounts: OfficeHandler<'notes.counts'> = async ({ query, caller, services: { db, environment } }) => {
  const { recordKind } = query;
  requireReader(caller, recordKind);
  const ids = query.ids.split(',');
  if (ids.length > noteLimits.counts || !ids.every((id) => idPattern.test(id)))
    throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'ids', reason: 'invalid' }] });
  const [counts, tagsOfRow] = await Promise.all([
    countNotes(db, recordKind, ids),
    tagsOf(
      db,
      ids.map((recordId) => ({ recordKind, recordId })),
      environment,
    ),
  ]);
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  const items = ids.map((id) => ({ id, count: countOf.get(id) ?? 0, tags: tagsOfRow({ recordKind, recordId: id }) }));
  return { items: items.filter(({ count, tags }) => count > 0 || tags.length > 0) };
};

export const createOneNote: OfficeHandler<'notes.create'> = async ({ body, caller, services: { db, environment, now }, note }) => {
  requireReader(caller, body.recordKind);
  note({ object: body.recordId });
  const { recordKind, recordId, text, mentions } = body;
  const readers = await readersOf(db, recordKind);
  const onMentioned = notifyMentioned({ recordKind, recordId, authorId: caller.staffId, readers, before: [], now: now() });
  const people = peopleOf(readers, mentions);
  const id = await createNote(db, { recordKind, recordId, text, people, staffId: caller.staffId }, environment, now(), onMentioned);
  if (id === null) throw problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'text', reason: 'full' }] });
  await announce(db, ['notes']);
  return { id };
};

export const changeOneNote: OfficeHandler<'notes.change'> = async (call) => {
  const { body, services } = call;
  const { db, environment, now } = services;
  const found = await ownNote(call);
  // Their view of it has masks in it, which would take the place of what they hide.
  if (!seesWhole(found, call.caller)) throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
  const { recordKind, recordId, staffId: authorId, mentions: before } = found;
  const readers = await readersOf(db, recordKind);
  const onMentioned = notifyMentioned({ recordKind, recordId, authorId, readers, before, now: now() });
  // Who was mentioned stays so, also without the right to see the record now.
  const people = [...before, ...peopleOf(readers, body.mentions).filter(({ id }) => !before.some((one) => one.id === id))];
  if (!(await changeNote(db, { id: found.id, version: body.version, text: body.text, people }, environment, now(), onMentioned)))
    throw problem({ statusCode: 409, errorCode: ownCodes.outdated });
  await announce(db, ['notes']);
  return null;
};

export const removeOneNote: OfficeHandler<'notes.remove'> = async (call) => {
  const found = await ownNote(call);
  if (!(await removeNote(call.services.db, found.id))) throw gone();
  await announce(call.services.db, ['notes']);
  return null;
};

/** The note of a call, for its author; to anybody else it does not exist here. */
async function ownNote({
  params,
  caller,
  services,
  note,
}: Pick<OfficeCall, 'params' | 'caller' | 'services' | 'note'>): Promise<StoredNote> {
  const found = await noteById(services.db, params.id ?? '', services.environment);
  if (!found || found.staffId !== caller.staffId) throw gone();
  requireReader(caller, found.recordKind);
  note({ object: found.recordId, facts: { recordKind: found.recordKind } });
  return found;
}

function noteRecord(
  { createdAt, changedAt, staffId, mentions, ...note }: StoredNote & Pick<RecordNote, 'tags'>,
  caller: Caller,
): RecordNote {
  const mine = staffId === caller.staffId;
  return {
    ...note,
    mentions: [...mentions],
    createdAt: createdAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
    mine,
    mayChange: mine && may(caller, 'notes:write') && seesWhole(note, caller),
  };
}

/** Whether the masks of an answer would leave a text as it is. */
function seesWhole({ text }: Pick<StoredNote, 'text'>, caller: Caller): boolean {
  return may(caller, 'personal-data:read') || hidePersonalText(text) === text;
}

function gone() {
  return problem({ statusCode: 404, errorCode: ownCodes.notFound });
}
