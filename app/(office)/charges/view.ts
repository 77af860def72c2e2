import { typeAddress, typeQuery, type View } from '@/app/(office)/type-view';
import type { Zone } from '@/lib/format/zone';

/** Charges are the deposits of the account (interface: Deposits). */
export function listQuery(view: View, now: Date, zone: Zone) {
  return typeQuery('DEPOSIT', view, now, zone);
}

export function addressOf(view: View): string {
  return typeAddress('/charges', view);
}
