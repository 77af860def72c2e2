import { merchantParty } from '@/sandbox/accounts/merchant-party';
import { portion, price } from '@/sandbox/fake-data/amounts';
import { ownInstitution } from '@/sandbox/fake-data/own-institution';
import type { Party } from '@/sandbox/fake-data/people';
import { transactionId } from '@/sandbox/fake-data/transaction-id';
import { iso } from '@/sandbox/seed/time/iso';
import { asPayer, asReceiver } from '@/sandbox/transaction-records/party-columns';
import { newTransaction } from '@/sandbox/transaction-records/transaction-row';
import type { SeedContext } from './seed-context';
import type { SeedEvent } from './seed-event';

/**
 * Generates an internal transfer: free, completed at once, without an end-to-end id. The payer's side is a WITHDRAW, the receiver's a
 * DEPOSIT; both account numbers distinguish it from a Pix.
 */
export function transfer(context: SeedContext, createdAt: number, direction: 'in' | 'out'): SeedEvent {
  const { random, account, available } = context;
  const other = random.pick(context.partners);
  const at = iso(createdAt);
  const partner: Party = { ...other, email: '', bank: ownInstitution };
  const merchant = merchantParty(account);
  const [payer, receiver] = direction === 'out' ? [merchant, partner] : [partner, merchant];
  const [payerNumber, receiverNumber] = direction === 'out' ? [account.number, other.number] : [other.number, account.number];
  context.invoices += 1;
  return {
    transaction: newTransaction({
      id: transactionId(createdAt, random),
      status: 'COMPLETED',
      type: direction === 'out' ? 'WITHDRAW' : 'DEPOSIT',
      amount: direction === 'out' ? portion(available, 0.05 + 0.2 * random.next(), 20_000) : price(random),
      clientReference: direction === 'out' ? `caixa-${context.invoices}` : null,
      serviceFeeCharged: 0n,
      ...asPayer(payer),
      payerAccountNumber: payerNumber,
      ...asReceiver(receiver),
      receiverAccountNumber: receiverNumber,
      paidAt: at,
      createdAt: at,
      updatedAt: at,
    }),
  };
}
