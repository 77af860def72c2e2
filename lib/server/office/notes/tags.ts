import 'server-only';
import { noteRecordKinds } from '@/lib/contracts/office/notes/notes';
import { readableKinds } from '@/lib/contracts/office/notes/readable-kinds';
import type { TagRefusal } from '@/lib/contracts/office/notes/tags';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { type ProblemError, problem } from '@/lib/contracts/problem/problem';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { announce } from '@/lib/server/live/announce';
import { findTagged, tagsOf } from '@/lib/server/notes/record-tags';
import { addTag, allTags, changeTag, countTagged, removeTag } from '@/lib/server/notes/tag-store';
import type { OfficeHandler } from '@/lib/server/office/context';
import { pageOf } from '@/lib/server/office/page-of';
import { hidePersonalText } from '@/lib/server/privacy/hide-personal-text';
import { requireReader } from './record-readers';

export const listTags: OfficeHandler<'tags.list'> = async ({ caller, services: { db, environment } }) => {
  const [all, counts] = await Promise.all([allTags(db, environment), countTagged(db, readableKinds(caller))]);
  return {
    items: all.map(({ id, name, archivedAt, version }) => ({
      id,
      name,
      archived: archivedAt !== null,
      version,
      records: counts.get(id) ?? 0,
    })),
  };
};

export const listTaggedRecords: OfficeHandler<'tags.records'> = async ({ query, caller, services: { db, environment } }) => {
  const { limit, offset, page } = pageOf(query);
  const recordKinds = readableKinds(caller, query.recordKind);
  const rows = await findTagged(db, { recordKinds, tagId: query.tag, limit: limit + 1, offset });
  const tagsOfRow = await tagsOf(db, rows, environment);
  return page(rows, ({ taggedAt, ...row }) => ({
    ...row,
    id: `${row.recordKind}.${row.recordId}`,
    tags: tagsOfRow(row),
    taggedAt: taggedAt.toISOString(),
  }));
};

export const addOneTag: OfficeHandler<'tags.add'> = async ({ body, caller, services: { db, environment, now }, note, requestId }) => {
  const { recordKind, recordIds } = body;
  requireReader(caller, recordKind);
  requireImpersonal(body.name);
  const [only = ''] = recordIds;
  note(recordIds.length === 1 ? { object: only } : { facts: { records: String(recordIds.length) } });
  const tagged = await addTag(db, { ...body, staffId: caller.staffId }, environment, now());
  if (typeof tagged === 'string') throw refusal(tagged);
  const { tag, isNew, added, present, full } = tagged;
  if (recordIds.length === 1 && full.length > 0) throw refusal('record-full');
  const event = { caller, result: 'done', requestId } as const;
  const facts = { recordKind, tag: tag.id };
  if (isNew) await recordAuditEvent(db, { ...event, action: 'tag.created', object: tag.id }, now());
  // Of several records each has a line of its own, by which it is found.
  if (recordIds.length > 1)
    await Promise.all(added.map((object) => recordAuditEvent(db, { ...event, action: 'tag.added', object, facts }, now())));
  note({ facts: { tag: tag.id } });
  await announce(db, ['notes', 'tags']);
  return { tag, added: added.length, present: present.length, full: [...full] };
};

export const removeOneTag: OfficeHandler<'tags.remove'> = async ({ params, caller, services: { db }, note }) => {
  const recordKind = noteRecordKinds.find((kind) => kind === params.recordKind);
  if (!recordKind) throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest });
  requireReader(caller, recordKind);
  note({ object: params.recordId, facts: { recordKind, tag: params.id } });
  if (!(await removeTag(db, params.id, { recordKind, recordId: params.recordId })))
    throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  await announce(db, ['notes', 'tags']);
  return null;
};

export const changeOneTag: OfficeHandler<'tags.change'> = async ({ params, body, services: { db, environment, now } }) => {
  requireImpersonal(body.name);
  const outcome = await changeTag(db, { id: params.id, ...body }, environment, now());
  if (outcome === 'missing') throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  if (outcome === 'outdated') throw problem({ statusCode: 409, errorCode: ownCodes.outdated });
  if (outcome === 'taken') throw refusal('taken');
  await announce(db, ['notes', 'tags']);
  return null;
};

/** A name is seen by everybody who reads notes and is changed by others: a document or an e-mail in it would be neither masked nor renamed well. */
function requireImpersonal(name: string): void {
  if (hidePersonalText(name) !== name) throw refusal('personal');
}

function refusal(reason: TagRefusal): ProblemError {
  return problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'name', reason }] });
}
