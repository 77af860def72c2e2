import 'server-only';
import { type NoteRecordKind, recordPermissions } from '@/lib/contracts/office/notes/notes';
import { may } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Caller } from '@/lib/server/sessions/caller';

/** Notes and tags are for who reads the record. */
export function requireReader(caller: Caller, kind: NoteRecordKind): void {
  if (!may(caller, recordPermissions[kind])) throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
}
