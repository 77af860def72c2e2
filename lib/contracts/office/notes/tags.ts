import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';
import { noteRecordKinds } from './notes';

/**
 * What a change of tags may be refused for, as the reason of its field: a name that another tag has, one of an archived tag, one that holds personal
 * data, a team that has as many tags as it may, and a record that does.
 */
export type TagRefusal = 'taken' | 'archived' | 'personal' | 'full' | 'record-full';

const read = { service: 'office', method: 'GET', permission: 'notes:read', effect: 'read' } as const;
const write = { service: 'office', permission: 'notes:write', effect: 'change', refreshes: ['notes', 'tags'] } as const;

/** Short names of the team's own for records that can carry notes. One name is one tag, whatever its case and accents. */
export const tags = resource('tags', {
  /** All of them, by name; archived ones too, which records may still carry. */
  list: { ...read, path: '/tags', errors: [] },
  /** The records that carry tags and that the reader may see, those tagged last first. */
  records: {
    ...read,
    path: '/tags/records',
    query: { ...paging, tag: { kind: 'id' }, recordKind: { kind: 'several', values: noteRecordKinds } },
    errors: [],
  },
  /** Adds a tag to records, and makes it where the team has none of that name. A record that has it already keeps it once. */
  add: {
    ...write,
    method: 'POST',
    path: '/tags/records',
    audit: { action: 'tag.added', facts: ['recordKind'] },
    accepts: 'json',
    errors: [ownCodes.invalidRequest, ownCodes.forbidden, ownCodes.conflict],
  },
  remove: {
    ...write,
    method: 'DELETE',
    path: '/tags/{id}/records/{recordKind}/{recordId}',
    params: { id: 'uuid', recordKind: 'id', recordId: 'id' },
    audit: { action: 'tag.removed' },
    answers: 'nothing',
    errors: [ownCodes.invalidRequest, ownCodes.forbidden, ownCodes.notFound],
  },
  /** Renames a tag on all its records, archives it, or takes it back into use. */
  change: {
    ...write,
    permission: 'tags:write',
    method: 'PATCH',
    path: '/tags/{id}',
    params: { id: 'uuid' },
    audit: { action: 'tag.changed', facts: ['archived'] },
    accepts: 'json',
    answers: 'nothing',
    errors: [ownCodes.invalidRequest, ownCodes.notFound, ownCodes.conflict, ownCodes.outdated],
  },
} as const satisfies Record<string, Endpoint>);
