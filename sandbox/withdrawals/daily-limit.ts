import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { Account } from '@/sandbox/accounts/account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { type Units, wireToUnits } from '@/sandbox/money/units';
import { ServiceProblem } from '@/sandbox/problems/service-problem';

/** Counts an amount towards the limit of the business day. @throws ServiceProblem SVS202 beyond the account's limit. */
export async function useDailyLimit(tx: TransactionSql, { id, settings }: Account, amount: Units, at: Date): Promise<void> {
  const today = businessDay(at, serviceZone);
  const limit = wireToUnits(settings.dailyWithdrawLimit);
  const [used] = await tx`
    update accounts
    set withdrawn = (case when withdrawn_on = ${today} then withdrawn else 0 end) + ${amount}, withdrawn_on = ${today}
    where id = ${id} and (case when withdrawn_on = ${today} then withdrawn else 0 end) + ${amount} <= ${limit}
    returning id`;
  if (!used) throw new ServiceProblem('SVS202');
}

/** Returns the amount of a failed withdrawal to the limit, if it is still the same day. */
export async function returnToDailyLimit(tx: TransactionSql, accountId: number, amount: Units, createdAt: string): Promise<void> {
  await tx`
    update accounts set withdrawn = greatest(withdrawn - ${amount}, 0)
    where id = ${accountId} and withdrawn_on = ${businessDay(createdAt, serviceZone)}`;
}
