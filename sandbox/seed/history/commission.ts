import { merchantParty } from '@/sandbox/accounts/merchant-party';
import { cnpj } from '@/sandbox/fake-data/documents';
import { ownInstitution } from '@/sandbox/fake-data/own-institution';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';
import { transactionId } from '@/sandbox/fake-data/transaction-id';
import { iso } from '@/sandbox/seed/time/iso';
import { asPayer, asReceiver } from '@/sandbox/transaction-records/party-columns';
import { newTransaction } from '@/sandbox/transaction-records/transaction-row';
import type { SeedContext } from './seed-context';
import type { SeedEvent } from './seed-event';

const service = { name: ownInstitution.name, document: cnpj(createRandom(seedOf(ownInstitution.name))), email: '', bank: ownInstitution };

/** Generates a commission that the service credits to the account. It is not a Pix, so it has no end-to-end id. */
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
