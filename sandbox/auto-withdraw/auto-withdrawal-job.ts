import type { Job } from '@/sandbox/jobs/job';
import { activeRule } from './auto-withdraw-rule';
import { nextDue } from './next-due';
import { withdrawByRule } from './withdraw-by-rule';

interface AccountWithRule {
  readonly token: string;
  /** When the rule was last applied. */
  readonly autoWithdrawnAt: string | null;
}

/** Makes the automatic withdrawals that are due (interface: Account, auto-withdraw). */
export const autoWithdrawalJob: Job = {
  name: 'withdraw automatically',
  async run(services, now) {
    const { sql, accounts } = services;
    const accountsWithRule = await sql<AccountWithRule[]>`
      select token, auto_withdrawn_at from accounts where settings->'autoWithdraw'->>'enabled' = 'true'`;
    const nextTimes: number[] = [];
    for (const { token, autoWithdrawnAt } of accountsWithRule) {
      const account = await accounts.find(token);
      const rule = account && activeRule(account);
      if (!rule) continue;
      const since = autoWithdrawnAt === null ? now : new Date(autoWithdrawnAt);
      const isDue = nextDue(rule, since) <= now;
      if (isDue) await withdrawByRule(services, account, rule);
      if (isDue || autoWithdrawnAt === null)
        await sql`update accounts set auto_withdrawn_at = ${now.toISOString()} where id = ${account.id}`;
      nextTimes.push(nextDue(rule, isDue ? now : since).getTime());
    }
    return nextTimes.length === 0 ? null : new Date(Math.min(...nextTimes));
  },
};
