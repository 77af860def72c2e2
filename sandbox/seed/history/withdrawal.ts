import { merchantParty } from '@/sandbox/accounts/merchant-party';
import { portion } from '@/sandbox/fake-data/amounts';
import { endToEndId } from '@/sandbox/fake-data/end-to-end-id';
import { ownInstitution } from '@/sandbox/fake-data/own-institution';
import { pixKeyOf } from '@/sandbox/fake-data/pix-key';
import { transactionId } from '@/sandbox/fake-data/transaction-id';
import { minute, second } from '@/sandbox/seed/time/durations';
import { iso } from '@/sandbox/seed/time/iso';
import { asPayer, asReceiver } from '@/sandbox/transaction-records/party-columns';
import { newTransaction } from '@/sandbox/transaction-records/transaction-row';
import { regular, type SeedContext } from './seed-context';
import type { SeedEvent } from './seed-event';

const failures = ['PIX_KEY_NOT_FOUND', 'Conta do recebedor encerrada', 'Recusada pela instituição do recebedor'];

/** Generates a withdrawal to a Pix key at `createdAt`: a supplier's invoice or a freight bill. */
export function withdrawal(context: SeedContext, createdAt: number): SeedEvent {
  const { random, account, now } = context;
  const supplier = regular(context.suppliers, random);
  const amount = portion(context.available, 0.02 + 0.2 * random.next(), 48_000);
  context.invoices += 1;
  const requested = newTransaction({
    id: transactionId(createdAt, random),
    status: 'PENDING',
    type: 'WITHDRAW',
    amount,
    clientReference: random.chance(0.9) ? `${random.chance(0.8) ? 'nf' : 'frete'}-${context.invoices}` : null,
    virtualAccount: random.chance(0.1) ? 'fornecedores' : null,
    serviceFeeCharged: context.withdrawalFee(amount),
    payerAccountNumber: account.number,
    ...pixKeyOf(supplier, random),
    createdAt: iso(createdAt),
    updatedAt: iso(createdAt),
  });
  const endedAt = createdAt + Math.floor(second + random.next() * 20 * second);
  const end = random.weighted({ COMPLETED: 93, CANCELED: 4, ERROR: 2, PENDING: 1 });
  if (endedAt >= now || (now - createdAt < 90 * minute && end === 'PENDING')) return { transaction: requested };
  const at = iso(endedAt);
  if (end === 'CANCELED') return { transaction: { ...requested, status: end, cancellationReason: random.pick(failures), updatedAt: at } };
  if (end === 'ERROR') return { transaction: { ...requested, status: end, updatedAt: at } };
  return {
    transaction: {
      ...requested,
      status: 'COMPLETED',
      ...asPayer(merchantParty(account)),
      ...asReceiver(supplier),
      endToEndId: endToEndId('E', ownInstitution.ispb, at, random),
      paidAt: at,
      updatedAt: at,
    },
  };
}
