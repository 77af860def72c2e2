import type { Job } from '@/sandbox/jobs/job';
import { activeRule } from './auto-withdraw-rule';
import { nextDue } from './next-due';
import { withdrawByRule } from './withdraw-by-rule';

interface Ruled {
  readonly token: string;
  /** Up to when the rule has been followed. */
  readonly autoWithdrawnAt: string | null;
}

/** Withdrawals that accounts make by themselves (interface: Account, auto-withdraw). */
export const autoWithdrawals: Job = {
  name: 'withdraw automatically',
  async run(services, now) {
    const { sql, accounts } = services;
    const ruled = await sql<Ruled[]>`
      select token, auto_withdrawn_at from accounts where settings->'autoWithdraw'->>'enabled' = 'true'`;
    const ahead: number[] = [];
    for (const { token, autoWithdrawnAt } of ruled) {
      const account = await accounts.find(token);
      const rule = account && activeRule(account);
      if (!rule) continue;
      const since = autoWithdrawnAt === null ? now : new Date(autoWithdrawnAt);
      const isDue = nextDue(rule, since) <= now;
      if (isDue) await withdrawByRule(services, account, rule);
      if (isDue || autoWithdrawnAt === null)
        await sql`update accounts set auto_withdrawn_at = ${now.toISOString()} where id = ${account.id}`;
      ahead.push(nextDue(rule, isDue ? now : since).getTime());
    }
    return ahead.length === 0 ? null : new Date(Math.min(...ahead));
  },
};
