import type { Endpoint } from '@/lib/contracts/endpoint';
import type { Permission } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';

/** What a note is about: any payment, a case, a charge on a card, or one delivery of a callback. */
export const noteRecordKinds = ['transaction', 'infraction', 'card-charge', 'delivery'] as const;
export type NoteRecordKind = (typeof noteRecordKinds)[number];

/** What somebody needs, besides the right to notes, to see those about a kind of record. */
export const recordPermissions = {
  transaction: 'transactions:read',
  infraction: 'infractions:read',
  'card-charge': 'card-charges:read',
  delivery: 'callbacks:read',
} as const satisfies Readonly<Record<NoteRecordKind, Permission>>;

const write = { service: 'office', permission: 'notes:write', effect: 'change', refreshes: ['notes'] } as const;
const read = { service: 'office', method: 'GET', permission: 'notes:read', effect: 'read' } as const;
const recordKind = { kind: 'one', values: noteRecordKinds, required: true } as const;

/** What the team writes down about a record, for itself. A note is changed and removed by who wrote it. */
export const notes = resource('notes', {
  /** Those about everything the reader may see, newest first; found by whole words. */
  list: {
    ...read,
    path: '/notes',
    query: {
      ...paging,
      text: { kind: 'text', max: 120 },
      recordKind: { kind: 'several', values: noteRecordKinds },
      mine: { kind: 'flag' },
      /** About records that carry this tag. */
      tag: { kind: 'id' },
    },
    limit: 'personal',
    errors: [],
  },
  /** Those about one record, oldest first. */
  of: {
    ...read,
    path: '/notes/of',
    query: { recordKind, id: { kind: 'id', required: true } },
    limit: 'personal',
    errors: [ownCodes.forbidden],
  },
  /** How many notes and which tags each record of a page has; records with neither are left out. `ids` are separated by commas. */
  counts: {
    ...read,
    path: '/notes/counts',
    query: { recordKind, ids: { kind: 'text', max: 8000, required: true } },
    errors: [ownCodes.forbidden, ownCodes.invalidRequest],
  },
  /** Whom a note about a kind of record may mention: everybody who reads such notes, but the reader. */
  people: {
    ...read,
    path: '/notes/people',
    permission: 'notes:write',
    query: { recordKind },
    errors: [ownCodes.forbidden],
  },
  create: {
    ...write,
    method: 'POST',
    path: '/notes',
    audit: { action: 'note.created', facts: ['recordKind'] },
    accepts: 'json',
    errors: [ownCodes.invalidRequest, ownCodes.forbidden, ownCodes.conflict],
  },
  change: {
    ...write,
    method: 'PATCH',
    path: '/notes/{id}',
    params: { id: 'uuid' },
    audit: { action: 'note.changed' },
    accepts: 'json',
    answers: 'nothing',
    errors: [ownCodes.invalidRequest, ownCodes.forbidden, ownCodes.notFound, ownCodes.outdated],
  },
  remove: {
    ...write,
    method: 'DELETE',
    path: '/notes/{id}',
    params: { id: 'uuid' },
    audit: { action: 'note.removed' },
    answers: 'nothing',
    errors: [ownCodes.forbidden, ownCodes.notFound],
  },
} as const satisfies Record<string, Endpoint>);
