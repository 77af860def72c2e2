import type { z } from 'zod';
import type { WireOf } from '@/lib/contracts/shapes';
import { wireToUnits } from '@/sandbox/money';
import { arrivedDeposit } from '@/sandbox/pending-deposits/arrived-deposit';
import { approvalTime, expiryOfDeposits } from '@/sandbox/pending-deposits/expire-deposits';
import { pendingDepositToWire } from '@/sandbox/pending-deposits/pending-deposit-row';
import { person } from '@/sandbox/seed/people';
import { seededFraction } from '@/sandbox/seeded-fraction';
import type { Services } from '@/sandbox/services';
import type { depositArrival } from './pix-commands';
import { requireAccount } from './require-account';

/** Somebody sends a Pix to the account's own document as a key; it waits for approval. */
export async function receiveDeposit(services: Services, order: z.output<typeof depositArrival>): Promise<WireOf<'pendingDeposits.read'>> {
  const { sql, clock, jobs } = services;
  const account = await requireAccount(services, order.token);
  const arrival = {
    amount: wireToUnits(order.amount),
    payer: { ...person(seededFraction), ...order.payer },
    description: order.description ?? null,
    pixKey: account.document,
    at: clock.iso(),
  };
  const row = arrivedDeposit(account, arrival, seededFraction);
  await sql`insert into pending_deposits ${sql({ ...row, accountId: account.id })}`;
  jobs.wakeBy(expiryOfDeposits.name, new Date(clock.now().getTime() + approvalTime));
  return pendingDepositToWire(row);
}
