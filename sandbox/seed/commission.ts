import { ownInstitution } from '@/sandbox/accounts/merchant';
import { newTransaction } from '@/sandbox/transactions/transaction-row';
import { cnpj } from './documents';
import { iso } from './iso';
import { createRandom, seedOf } from './random';
import { asPayer, asReceiver, merchantParty, type SeedContext, transactionId } from './seed-context';
import type { SeedEvent } from './seed-event';

const service = { name: ownInstitution.name, document: cnpj(createRandom(seedOf(ownInstitution.name))), email: '', bank: ownInstitution };

/** A commission the service credits to the account. It is no Pix, so it has no end-to-end id. */
export function commission(context: SeedContext, createdAt: number): SeedEvent {
  const { random, account } = context;
  const at = iso(createdAt);
  return {
    transaction: newTransaction({
      id: transactionId(createdAt, random),
      status: 'COMPLETED',
      type: 'COMMISSION',
      amount: BigInt(random.whole(10, 4_500)) * 100n,
      serviceFeeCharged: 0n,
      ...asPayer(service),
      ...asReceiver(merchantParty(account)),
      receiverAccountNumber: account.number,
      paidAt: at,
      createdAt: at,
      updatedAt: at,
    }),
  };
}
