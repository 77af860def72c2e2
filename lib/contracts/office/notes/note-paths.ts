import type { NoteRecordKind } from './notes';

/** The pages of the records that notes are about. */
export const notePaths = {
  transaction: '/transactions',
  infraction: '/infractions',
  'card-charge': '/card/charges',
  delivery: '/callbacks',
} as const satisfies Readonly<Record<NoteRecordKind, `/${string}`>>;
