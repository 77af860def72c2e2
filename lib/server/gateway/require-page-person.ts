import 'server-only';
import { pagePersonHeader } from '@/lib/contracts/office/staff/page-person';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Caller } from '@/lib/server/sessions/caller';

/** Throws SVB411 for a page that was made for another person than the one whose session came along: nothing is done in another's name. */
export function requirePagePerson(headers: Pick<Headers, 'get'>, { staffId }: Pick<Caller, 'staffId'>): void {
  const person = headers.get(pagePersonHeader);
  if (person !== null && person !== staffId) throw problem({ statusCode: 409, errorCode: ownCodes.otherPerson });
}
