import { charges } from '@/lib/contracts/pix/charges';
import { transfers } from '@/lib/contracts/pix/payouts/transfers';
import { withdrawals } from '@/lib/contracts/pix/payouts/withdrawals';

/** How one charge, withdrawal or transfer is read by one of its keys, by whose page it has. */
export const finders = { charges: charges.find, withdrawals: withdrawals.find, transfers: transfers.find } as const;
