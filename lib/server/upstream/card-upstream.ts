import 'server-only';
import { ProblemError, problem } from '@/lib/contracts/problem';
import type { CardEnvironment } from '@/lib/server/card-environment';
import { createCardToken } from './card-token';
import { readIdentity, requireValid } from './certificate-problem';
import { createUpstream, type Upstream } from './upstream';

interface Settings {
  readonly card: CardEnvironment | null;
  readonly timeoutMs: number;
  readonly now?: () => Date;
}

/**
 * Calls the card interface over mutual TLS with a token of its own. A refused token is replaced and the call made once more: the
 * refusal says that nothing was done. Without card settings every call throws SVB520.
 */
export function createCardUpstream({ card, timeoutMs, now = () => new Date() }: Settings): Upstream {
  let opened: ReturnType<typeof open> | null = null;
  return async (request) => {
    if (card === null) throw problem({ statusCode: 503, errorCode: 'SVB520' });
    opened ??= open(card, timeoutMs, now);
    const { call, token, identity } = opened;
    requireValid(identity, now());
    const used = await token.current();
    try {
      return await call(request);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.errorCode !== 'SVA100') throw error;
      token.drop(used);
      return call(request);
    }
  };
}

function open(card: CardEnvironment, timeoutMs: number, now: () => Date) {
  const identity = readIdentity(card);
  const token = createCardToken({ ...card, tls: identity, timeoutMs, now: () => now().getTime() });
  const call = createUpstream({ url: card.url, token: () => token.current(), tls: identity, timeoutMs });
  return { call, token, identity };
}
