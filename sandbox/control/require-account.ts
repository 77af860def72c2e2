import type { Account } from '@/sandbox/accounts/account';
import { tokenText } from '@/sandbox/accounts/token';
import type { Services } from '@/sandbox/services';

/** Finds the account of a token and creates it on first use. @throws ZodError for a token that the sandbox does not accept. */
export function requireAccount({ accounts }: Services, token: string): Promise<Account> {
  return accounts.create(tokenText.parse(token), 0);
}
