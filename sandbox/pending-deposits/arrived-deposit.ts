import type { Account } from '@/sandbox/accounts/account';
import { merchantParty } from '@/sandbox/accounts/merchant-party';
import { endToEndId } from '@/sandbox/fake-data/end-to-end-id';
import type { Party } from '@/sandbox/fake-data/people';
import type { Random } from '@/sandbox/fake-data/random';
import type { Units } from '@/sandbox/money/units';
import { asPayer, asReceiver } from '@/sandbox/transaction-records/party-columns';
import type { PendingDepositRow } from './pending-deposit-row';

interface DepositArrival {
  readonly amount: Units;
  readonly payer: Party;
  readonly description: string | null;
  readonly pixKey: string;
  readonly at: string;
}

/**
 * Builds a deposit that was sent to a key of the account without a charge. It waits for approval, and the balance does not change yet.
 */
export function arrivedDeposit(account: Account, deposit: DepositArrival, random: Random): PendingDepositRow {
  const { amount, payer, description, pixKey, at } = deposit;
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
