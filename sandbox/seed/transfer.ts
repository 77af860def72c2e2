import { ownInstitution } from '@/sandbox/accounts/merchant';
import { newTransaction } from '@/sandbox/transactions/transaction-row';
import { portion, price } from './amounts';
import { cnpj } from './documents';
import type { Happening } from './happening';
import { iso } from './iso';
import type { Party } from './people';
import { createRandom, seedOf } from './random';
import { asPayer, asReceiver, merchantParty, type Scene, transactionId } from './scene';

const documentOf = (words: string) => cnpj(createRandom(seedOf(words)));

/** Two more accounts of the same service. */
const partners = [
  { name: 'Jaborandi Atacado Ltda', document: documentOf('Jaborandi Atacado'), accountNumber: '048217' },
  { name: 'Marcenaria Três Ipês ME', document: documentOf('Marcenaria Três Ipês'), accountNumber: '730465' },
];

/**
 * A transfer between accounts of the service: free, done at once, without an end-to-end id. The payer's side is a
 * WITHDRAW and the receiver's a DEPOSIT, told apart from Pix by both account numbers.
 */
export function transfer(scene: Scene, createdAt: number, direction: 'in' | 'out'): Happening {
  const { random, account, available } = scene;
  const other = random.pick(partners);
  const at = iso(createdAt);
  const partner: Party = { ...other, email: '', bank: ownInstitution };
  const merchant = merchantParty(account);
  const [payer, receiver] = direction === 'out' ? [merchant, partner] : [partner, merchant];
  const [payerNumber, receiverNumber] = direction === 'out' ? [account.number, other.accountNumber] : [other.accountNumber, account.number];
  scene.invoices += 1;
  return {
    transaction: newTransaction({
      id: transactionId(createdAt, random),
      status: 'COMPLETED',
      type: direction === 'out' ? 'WITHDRAW' : 'DEPOSIT',
      amount: direction === 'out' ? portion(available, 0.05 + 0.2 * random.next(), 20_000) : price(random),
      clientReference: direction === 'out' ? `caixa-${scene.invoices}` : null,
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
