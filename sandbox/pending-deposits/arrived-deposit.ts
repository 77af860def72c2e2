import type { Account } from '@/sandbox/accounts/account';
import type { Units } from '@/sandbox/money';
import { endToEndId } from '@/sandbox/seed/end-to-end-id';
import type { Party } from '@/sandbox/seed/people';
import type { Random } from '@/sandbox/seed/random';
import { asPayer, asReceiver, merchantParty } from '@/sandbox/seed/seed-context';
import type { PendingDepositRow } from './pending-deposit-row';

interface Arrival {
  readonly amount: Units;
  readonly payer: Party;
  readonly description: string | null;
  readonly pixKey: string;
  readonly at: string;
}

/** A Pix that somebody sent to a key of the account, without a charge: it waits, and no balance moves yet. */
export function arrivedDeposit(account: Account, arrival: Arrival, random: Random): PendingDepositRow {
  const { amount, payer, description, pixKey, at } = arrival;
  return {
    id: `dp${random.letters(14)}`,
    status: 'PENDING',
    amount,
    ...asPayer(payer),
    payerAccountNumber: null,
    ...asReceiver(merchantParty(account)),
    receiverAccountNumber: account.number,
    endToEndId: endToEndId('E', payer.bank.ispb, at, random),
    pixKey,
    description,
    paidAt: at,
    approvedAt: null,
    rejectedAt: null,
    rejectionReason: null,
    transactionId: null,
    createdAt: at,
    updatedAt: at,
  };
}
