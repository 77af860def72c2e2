import { z } from 'zod';
import type { Account } from '@/sandbox/accounts/account';
import type { Accounts } from '@/sandbox/accounts/accounts';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { CardAccess } from './card-access';
import { claimedBy } from './card-clients';

interface CardAuthSource {
  readonly accounts: Accounts;
  readonly card: CardAccess;
}

interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

const inBody = z.object({ client_id: z.string(), client_secret: z.string() });

/**
 * Authenticates a card call (interface: Authentication): by client id and secret when a token is requested, by that token otherwise. Id
 * and secret come in a Basic header or in the body; the header takes precedence.
 * @throws ServiceProblem SVA100 when authentication fails.
 */
export async function authenticateCard({ accounts, card }: CardAuthSource, request: Request, name: string): Promise<Account> {
  const token = name === 'cardTokens.create' ? await signIn() : await card.clients.verify(bearerOf(request) ?? '');
  const account = token === null ? null : await accounts.find(token);
  if (!account) throw new ServiceProblem('SVA100');
  return account;

  async function signIn() {
    const given = basicOf(request) ?? (await bodyOf(request));
    return given && card.clients.signIn(given.clientId, given.clientSecret);
  }
}

/** The account token that a call claims, from its client id or bearer token; nothing is verified. */
export function cardCallerOf({ card }: Pick<CardAuthSource, 'card'>, request: Request): string | null {
  const bearer = bearerOf(request);
  if (bearer !== null) return claimedBy(bearer);
  const basic = basicOf(request);
  return basic && card.clients.accountTokenOf(basic.clientId);
}

function bearerOf(request: Request): string | null {
  return /^Bearer ([\w.-]{1,2000})$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

function basicOf(request: Request): ClientCredentials | null {
  const encoded = /^Basic ([\w+/=-]{1,2000})$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (encoded === undefined) return null;
  const [clientId = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  return { clientId, clientSecret: rest.join(':') };
}

async function bodyOf(request: Request): Promise<ClientCredentials | null> {
  const body = inBody.safeParse(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  return body.success ? { clientId: body.data.client_id, clientSecret: body.data.client_secret } : null;
}
