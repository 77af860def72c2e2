import { chargeLocation } from '@/sandbox/charges/charge-location';
import { brCode } from '@/sandbox/qr-code/br-code';
import { type NewTransaction, newTransaction } from '@/sandbox/transactions/transaction-row';
import { price } from './amounts';
import { depositOutcome } from './deposit-outcome';
import { endToEndId } from './end-to-end-id';
import { iso } from './iso';
import type { Party } from './people';
import { receiverAt } from './receivers';
import { asPayer, asReceiver, merchantParty, minute, regular, type SeedContext, second, transactionId } from './seed-context';
import type { SeedEvent } from './seed-event';

const shops = ['loja-centro', 'loja-centro', 'loja-norte', 'site', 'site', 'marketplace', 'televendas', null, null];
const lifetimes = [600, 600, 600, 600, 1_800, 3_600, 86_400, 172_000];

/** A charge created at `createdAt` and what became of it by the end of the history. */
export function deposit(context: SeedContext, createdAt: number): SeedEvent {
  const { random, account } = context;
  const customer = regular(context.customers, random);
  const lifetime = random.pick(lifetimes) * second;
  const amount = price(random);
  const id = transactionId(createdAt, random);
  context.orders += 1;
  const charge = newTransaction({
    id,
    status: 'PENDING',
    type: 'DEPOSIT',
    amount,
    callbackUrl: receiverAt(context.now - createdAt, random),
    clientReference: random.chance(0.93) ? `pedido-${context.orders}` : null,
    virtualAccount: random.pick(shops),
    ...(random.chance(0.75) ? givenBy(customer) : {}),
    createdAt: iso(createdAt),
    updatedAt: iso(createdAt),
    expiresAt: iso(createdAt + lifetime),
  });

  const paidAt = createdAt + Math.floor(20 * second + random.next() ** 2 * Math.min(lifetime - 30 * second, 40 * minute));
  const payer = random.chance(0.96) ? customer : regular(context.customers, random);
  const outcome = depositOutcome(context, { createdAt, paidAt, expiresAt: createdAt + lifetime });
  if (outcome === 'pending') {
    const location = chargeLocation(account, id);
    return { transaction: { ...charge, qrCodeText: brCode({ location, amount, merchant: account.name }) } };
  }
  return outcome({ charge, payment: paymentOf(context, charge, payer, paidAt) });
}

function givenBy({ name, document, email }: Party) {
  return { generatedName: name, generatedDocument: document, generatedEmail: email };
}

/** What the payment fills in (interface: States and transitions). */
function paymentOf({ account, random, depositFee }: SeedContext, charge: NewTransaction, payer: Party, paidAt: number): NewTransaction {
  const at = iso(paidAt);
  return {
    ...charge,
    status: 'COMPLETED',
    ...asPayer(payer),
    ...asReceiver(merchantParty(account)),
    receiverAccountNumber: account.number,
    endToEndId: endToEndId('E', payer.bank.ispb, at, random),
    serviceFeeCharged: depositFee(charge.amount),
    paidAt: at,
    updatedAt: at,
  };
}
