import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Account } from './account';
import type { Accounts } from './accounts';

const bearer = /^Bearer ([\w-]{1,80})$/;

/** The token a call carries, or null when there is none or it is written wrongly. */
export function tokenOf(request: Request): string | null {
  return bearer.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/**
 * @throws ServiceProblem SVA100 without a token the sandbox knows, or with one that was revoked; SVA200 under the subdomain of
 * another account (interface: Authentication).
 */
export async function authenticate(accounts: Accounts, request: Request): Promise<Account> {
  const token = tokenOf(request);
  const account = token === null ? null : await accounts.find(token);
  if (!account || account.settings.tokenRevoked) throw new ServiceProblem('SVA100');
  const { subdomain } = account.settings;
  if (subdomain !== null && !new URL(request.url).hostname.startsWith(`${subdomain}.`)) throw new ServiceProblem('SVA200');
  return account;
}
