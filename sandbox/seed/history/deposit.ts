import { merchantParty } from '@/sandbox/accounts/merchant-party';
import { brCode } from '@/sandbox/br-code/br-code';
import { chargeLocation } from '@/sandbox/charges/charge-location';
import { price } from '@/sandbox/fake-data/amounts';
import { endToEndId } from '@/sandbox/fake-data/end-to-end-id';
import type { Party } from '@/sandbox/fake-data/people';
import { transactionId } from '@/sandbox/fake-data/transaction-id';
import { receiverAt } from '@/sandbox/seed/deliveries/receivers';
import { minute, second } from '@/sandbox/seed/time/durations';
import { iso } from '@/sandbox/seed/time/iso';
import { asPayer, asReceiver } from '@/sandbox/transaction-records/party-columns';
import { type NewTransaction, newTransaction } from '@/sandbox/transaction-records/transaction-row';
import { depositOutcome } from './deposit-outcome';
import { regular, type SeedContext } from './seed-context';
import type { SeedEvent } from './seed-event';

const shops = ['loja-centro', 'loja-centro', 'loja-norte', 'site', 'site', 'marketplace', 'televendas', null, null];
const lifetimes = [600, 600, 600, 600, 1_800, 3_600, 86_400, 172_000];

/** Generates a charge created at `createdAt`, with what happened to it until the end of the history. */
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

/** Adds the fields that a payment fills (interface: States and transitions). */
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
