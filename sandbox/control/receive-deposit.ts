import type { z } from 'zod';
import type { WireOf } from '@/lib/contracts/shapes';
import type { depositArrival } from '@/sandbox/control/commands/pix-commands';
import { person } from '@/sandbox/fake-data/people';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { wireToUnits } from '@/sandbox/money/units';
import { arrivedDeposit } from '@/sandbox/pending-deposits/arrived-deposit';
import { approvalTime, expiryOfDeposits } from '@/sandbox/pending-deposits/deposit-expiry-job';
import { pendingDepositToWire } from '@/sandbox/pending-deposits/pending-deposit-row';
import type { Services } from '@/sandbox/services';
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
