import { requireChangeable } from '@/sandbox/accounts/require-changeable';
import { profileOf } from '@/sandbox/profile/profile-of';
import type { Handlers } from '@/sandbox/routing/handler';
import { refusalRequestedByKey, refuseByTestName } from '@/sandbox/test-triggers/refuse-by-name';
import { autoWithdrawalJob } from './auto-withdrawal-job';

/** interface: Account, PATCH /user: sets the rule of automatic withdrawals, which applies from now on. */
export const autoWithdrawHandlers = {
  async 'account.change'(call) {
    const { account, accounts, body, sql, clock, jobs } = call;
    requireChangeable(account);
    refuseByTestName('account.change', refusalRequestedByKey(body.autoWithdraw.pixKey));
    const changed = await accounts.change(account, { autoWithdraw: body.autoWithdraw });
    await sql`update accounts set auto_withdrawn_at = ${clock.iso()} where id = ${account.id}`;
    await jobs.trigger(autoWithdrawalJob.name);
    return profileOf({ ...call, account: changed });
  },
} satisfies Partial<Handlers<'pix'>>;
