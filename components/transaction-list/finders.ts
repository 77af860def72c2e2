import { transfers } from '@/lib/contracts/pix/payouts/transfers';
import { withdrawals } from '@/lib/contracts/pix/payouts/withdrawals';

/** How one withdrawal or transfer is read again by whoever repeats it. */
export const finders = { withdrawals: withdrawals.find, transfers: transfers.find } as const;
