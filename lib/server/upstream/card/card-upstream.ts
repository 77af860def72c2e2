import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { CardEnvironment } from '@/lib/server/environment/card-environment';
import { directly, type OutgoingEnvironment } from '@/lib/server/environment/outgoing-environment';
import { readIdentity, requireValid } from '@/lib/server/upstream/certificate-problem';
import { createUpstream, type Upstream } from '@/lib/server/upstream/upstream';
import { createCardToken } from './card-token';

interface Settings {
  readonly card: CardEnvironment | null;
  readonly timeoutMs: number;
  /** Directly, without it. */
  readonly outgoing?: OutgoingEnvironment;
  readonly now?: () => Date;
}

/**
 * Calls the card interface over mutual TLS with its access token, which is replaced once it is refused. Without card settings every call
 * throws SVB520.
 */
export function createCardUpstream({ card, timeoutMs, outgoing = directly, now = () => new Date() }: Settings): Upstream {
  let opened: ReturnType<typeof open> | null = null;
  return async (request) => {
    if (card === null) throw problem({ statusCode: 503, errorCode: ownCodes.cardNotSetUp });
    opened ??= open(card, { timeoutMs, outgoing }, now);
    requireValid(opened.identity, now());
    return opened.call(request);
  };
}

function open(card: CardEnvironment, connection: { readonly timeoutMs: number; readonly outgoing: OutgoingEnvironment }, now: () => Date) {
  const identity = readIdentity(card);
  const token = createCardToken({ ...card, ...connection, tls: identity, now: () => now().getTime() });
  return { call: createUpstream({ url: card.url, token, secrets: [card.clientSecret], tls: identity, ...connection }), identity };
}
