import type { z } from 'zod';
import type { WireOf } from '@/lib/contracts/shapes';
import type { depositArrival } from '@/sandbox/control/commands/pix-commands';
import { person } from '@/sandbox/fake-data/people';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { wireToUnits } from '@/sandbox/money/units';
import { arrivedDeposit } from '@/sandbox/pending-deposits/arrived-deposit';
import { approvalTime, depositExpiryJob } from '@/sandbox/pending-deposits/deposit-expiry-job';
import { pendingDepositToWire } from '@/sandbox/pending-deposits/pending-deposit-row';
import type { Services } from '@/sandbox/services';
import { requireAccount } from './require-account';

/** Receives a Pix sent to the account's document as its key. The deposit waits for approval. */
export async function receiveDeposit(
  services: Services,
  command: z.output<typeof depositArrival>,
): Promise<WireOf<'pendingDeposits.read'>> {
  const { sql, clock, jobs } = services;
  const account = await requireAccount(services, command.token);
  const arrival = {
    amount: wireToUnits(command.amount),
    payer: { ...person(seededFraction), ...command.payer },
    description: command.description ?? null,
    pixKey: account.document,
    at: clock.iso(),
  };
  const row = arrivedDeposit(account, arrival, seededFraction);
  await sql`insert into pending_deposits ${sql({ ...row, accountId: account.id })}`;
  jobs.wakeBy(depositExpiryJob.name, new Date(clock.now().getTime() + approvalTime));
  return pendingDepositToWire(row);
}
