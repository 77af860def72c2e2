import type { Account } from '@/sandbox/accounts/account';
import { tokenText } from '@/sandbox/accounts/token';
import type { Services } from '@/sandbox/services';

/** The account of a token, made on first use. @throws ZodError when no account can have the token. */
export function requireAccount({ accounts }: Services, token: string): Promise<Account> {
  return accounts.create(tokenText.parse(token), 0);
}
