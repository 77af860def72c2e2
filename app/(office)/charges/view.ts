import { typeAddress, typeQuery, type View } from '@/app/(office)/type-view';

/** Charges are the deposits of the account (interface: Deposits). */
export function listQuery(view: View, now: Date) {
  return typeQuery('DEPOSIT', view, now);
}

export function addressOf(view: View): string {
  return typeAddress('/charges', view);
}
