import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Account } from './account';
import type { Accounts } from './accounts';
import { demoToken } from './token';

interface Authentication {
  readonly accounts: Accounts;
  readonly tokenOfDemo: string;
}

const bearer = /^Bearer ([\w-]{1,80})$/;

/**
 * The bearer token of a request; null when it is missing or malformed. Requests of the demo account carry the token it was given at the
 * start, and everywhere else in the sandbox the account is known by `demoToken`.
 */
export function tokenOf(request: Request, tokenOfDemo: string): string | null {
  const token = bearer.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  if (token === tokenOfDemo) return demoToken;
  return token === demoToken ? null : token;
}

/**
 * Finds the account of a request by its token.
 * @throws ServiceProblem SVA100 when the token is missing, unknown or revoked; SVA200 when the host name is not below the account's
 * subdomain (interface: Authentication).
 */
export async function authenticate({ accounts, tokenOfDemo }: Authentication, request: Request): Promise<Account> {
  const token = tokenOf(request, tokenOfDemo);
  const account = token === null ? null : await accounts.find(token);
  if (!account || account.settings.tokenRevoked) throw new ServiceProblem('SVA100');
  const { subdomain } = account.settings;
  if (subdomain !== null && !new URL(request.url).hostname.startsWith(`${subdomain}.`)) throw new ServiceProblem('SVA200');
  return account;
}
