import type { Account } from '@/sandbox/accounts/account';
import { wireToUnits } from '@/sandbox/money';
import type { Services } from '@/sandbox/services';
import { accountOf } from './account-of';
import type { AccountChange } from './orders';

/** Changes an account's settings, and sets its balance where one is given. */
export async function changeAccount(services: Services, token: string, change: AccountChange): Promise<Account> {
  const { available, blocked, ...settings } = change;
  const account = await accountOf(services, token);
  const balance = {
    ...(available === undefined ? {} : { available: wireToUnits(available) }),
    ...(blocked === undefined ? {} : { blocked: wireToUnits(blocked) }),
  };
  if (Object.keys(balance).length > 0) await services.sql`update accounts set ${services.sql(balance)} where id = ${account.id}`;
  return services.accounts.change(account, settings);
}
