import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { CardEnvironment } from '@/lib/server/environment/card-environment';
import { directly, type OutgoingEnvironment } from '@/lib/server/environment/outgoing-environment';
import { readIdentity, requireValid } from '@/lib/server/upstream/certificate-problem';
import { createUpstream, type Upstream } from '@/lib/server/upstream/upstream';
import { createCardToken, type SharedToken } from './card-token';

interface Settings {
  readonly card: CardEnvironment | null;
  readonly timeoutMs: number;
  /** Directly, without it. */
  readonly outgoing?: OutgoingEnvironment;
  readonly now?: () => Date;
  /** Where instances share their token; each has its own without it. */
  readonly shared?: SharedToken;
}

/**
 * Calls the card interface over mutual TLS with its access token, which is replaced once it is refused. Without card settings every call
 * throws SVB520.
 */
export function createCardUpstream({ card, timeoutMs, outgoing = directly, now = () => new Date(), shared }: Settings): Upstream {
  let opened: ReturnType<typeof open> | null = null;
  return async (request) => {
    if (card === null) throw problem({ statusCode: 503, errorCode: ownCodes.cardNotSetUp });
    opened ??= open(card, { timeoutMs, outgoing, shared }, now);
    requireValid(opened.identity, now());
    return opened.call(request);
  };
}

function open(
  card: CardEnvironment,
  { shared, ...connection }: { readonly timeoutMs: number; readonly outgoing: OutgoingEnvironment; readonly shared?: SharedToken },
  now: () => Date,
) {
  const identity = readIdentity(card);
  const token = createCardToken({ ...card, ...connection, shared, tls: identity, now: () => now().getTime() });
  return { call: createUpstream({ url: card.url, token, secrets: [card.clientSecret], tls: identity, ...connection }), identity };
}
