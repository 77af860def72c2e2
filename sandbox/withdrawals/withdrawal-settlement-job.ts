import { findAccount } from '@/sandbox/accounts/find-account';
import type { Job } from '@/sandbox/jobs/job';
import { endWithdrawal } from './end-withdrawal';

interface DueWithdrawal {
  readonly accountId: number;
  readonly transactionId: string;
}

const batch = 100;

/** Ends withdrawals as planned when they are due. */
export const withdrawalSettlementJob: Job = {
  name: 'settle withdrawals',
  async run(services, now) {
    const { sql, log } = services;
    const due = await sql<DueWithdrawal[]>`
      select account_id, transaction_id from withdrawal_orders where due_at <= ${now.toISOString()} order by due_at limit ${batch}`;
    for (const { accountId, transactionId } of due) {
      try {
        const account = await findAccount(services, { id: accountId });
        if (account) await sql.begin((tx) => endWithdrawal(services, tx, account, transactionId, now));
      } catch (failure) {
        log.error({ err: failure, transactionId }, 'a withdrawal could not be settled');
        await sql`
          update withdrawal_orders set due_at = ${now.toISOString()}::timestamptz + interval '1 minute'
          where account_id = ${accountId} and transaction_id = ${transactionId}`;
      }
    }
    const [next] = await sql<{ at: string | null }[]>`select min(due_at) as at from withdrawal_orders`;
    return next?.at ? new Date(next.at) : null;
  },
};
