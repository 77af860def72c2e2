import { may, type PermissionHolder } from '@/lib/contracts/office/permission';
import { type NoteRecordKind, noteRecordKinds, recordPermissions } from './notes';

/** The kinds of records that somebody reads, of those asked for. */
export function readableKinds(holder: PermissionHolder, asked: readonly NoteRecordKind[] = noteRecordKinds): NoteRecordKind[] {
  return asked.filter((kind) => may(holder, recordPermissions[kind]));
}
