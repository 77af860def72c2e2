import { findAccount } from '@/sandbox/accounts/find-account';
import type { Job } from '@/sandbox/jobs/job';
import { endRefund } from './end-refund';

interface DueRefund {
  readonly accountId: number;
  readonly id: string;
  readonly transactionId: string;
}

const batch = 100;

/** Confirms refunds when they are due. */
export const refundSettlementJob: Job = {
  name: 'settle refunds',
  async run(services, now) {
    const { sql, log } = services;
    const due = await sql<DueRefund[]>`
      select account_id, id, transaction_id from refunds
      where status = 'PENDING' and due_at <= ${now.toISOString()} order by due_at limit ${batch}`;
    for (const { accountId, id, transactionId } of due) {
      try {
        const account = await findAccount(services, { id: accountId });
        if (account) await sql.begin((tx) => endRefund(services, tx, account, transactionId, 'COMPLETED', now));
      } catch (failure) {
        log.error({ err: failure, transactionId }, 'a refund could not be settled');
        await sql`
          update refunds set due_at = ${now.toISOString()}::timestamptz + interval '1 minute' where account_id = ${accountId} and id = ${id}`;
      }
    }
    const [next] = await sql<{ at: string | null }[]>`select min(due_at) as at from refunds where status = 'PENDING'`;
    return next?.at ? new Date(next.at) : null;
  },
};
