import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Environment } from '@/lib/server/environment';

/** Days for which an answer is valid; the running server renews it every day. */
const validDays = 30;

/** Where to report a weakness of this installation (RFC 9116). Without a contact there is none to name: not found. */
export function securityContact(
  { securityContact: contact, appUrl }: Pick<Environment, 'securityContact' | 'appUrl'>,
  now: Date,
): Response {
  if (contact === null) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const expires = new Date(today + validDays * 86_400_000).toISOString();
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${appUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
