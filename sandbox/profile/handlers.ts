import { readFunds } from '@/sandbox/accounts/read-funds';
import { unitsToWire } from '@/sandbox/money/units';
import type { Handlers } from '@/sandbox/routing/handler';
import { profileOf } from './profile-of';

/** interface: Account. */
export const accountHandlers = {
  'account.read': profileOf,

  async 'balance.read'({ account, sql, clock }) {
    const { available, blocked } = await readFunds(sql, account.id, clock);
    return { available: unitsToWire(available), blocked: unitsToWire(blocked) };
  },
} satisfies Partial<Handlers<'pix'>>;
