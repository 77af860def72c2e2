import type { Account } from '../accounts/account';
import type { Services } from '../services';

/** @throws Error when no account can have this token. */
export async function accountOf({ accounts }: Services, token: string): Promise<Account> {
  const account = await accounts.find(token);
  if (!account) throw new Error(`no account has the token ${token}; tokens are "sandbox" and "sandbox-<name>"`);
  return account;
}
