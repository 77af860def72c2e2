import type { Account } from '@/sandbox/accounts/account';
import type { AccountChange } from '@/sandbox/control/commands/account-commands';
import { setBalance } from '@/sandbox/ledger/set-balance';
import { wireToUnits } from '@/sandbox/money/units';
import type { Services } from '@/sandbox/services';
import { requireAccount } from './require-account';

/** Changes the settings of an account, and its balance when one is given. */
export async function changeAccount(services: Services, token: string, change: AccountChange): Promise<Account> {
  const { available, blocked, ...settings } = change;
  const account = await requireAccount(services, token);
  const units = (reais: number | undefined) => (reais === undefined ? undefined : wireToUnits(reais));
  await setBalance(services.sql, account.id, { available: units(available), blocked: units(blocked) }, services.clock.now());
  return services.accounts.change(account, settings);
}
