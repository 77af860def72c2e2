import 'server-only';
import { cardTokenShapes } from '@/lib/contracts/card/card-tokens.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError, problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import type { CardEnvironment } from '@/lib/server/environment/card-environment';
import type { OutgoingEnvironment } from '@/lib/server/environment/outgoing-environment';
import { openDispatcher } from '@/lib/server/http/outgoing';
import { readCapped } from '@/lib/server/http/read-capped';
import { isRefused } from '@/lib/server/upstream/certificate-problem';
import { type RenewableToken, transportProblem, unreadableAnswer } from '@/lib/server/upstream/upstream';

interface Settings extends Pick<CardEnvironment, 'url' | 'clientId' | 'clientSecret'> {
  readonly tls: { readonly cert: string; readonly key: string; readonly ca: string };
  readonly timeoutMs: number;
  readonly outgoing: OutgoingEnvironment;
  readonly now: () => number;
  readonly shared?: SharedToken;
}

export interface CachedToken {
  readonly token: string;
  /** Milliseconds since 1970: when it is to be replaced. */
  readonly until: number;
}

/** Where instances find the token of one another. Neither ever rejects: without it each gets a token of its own. */
export interface SharedToken {
  read(): Promise<CachedToken | null>;
  write(cached: CachedToken): Promise<void>;
}

/** A token is replaced this long before it expires. */
const renewBeforeMs = 60_000;
const maxBytes = 16_000;

/**
 * The access token of the card interface, held in memory and, encrypted, where the other instances find it: the interface may know the newest
 * token of a client alone. Requested with client id and secret (interface: Authentication), by one exchange at a time, and again a minute before
 * it expires. Throws SVB523 when our certificate is refused, SVB525 when id and secret are.
 */
export function createCardToken({ url, clientId, clientSecret, tls, timeoutMs, outgoing, now, shared }: Settings): RenewableToken {
  const base = new URL(url);
  const { method, path } = endpointNamed('cardTokens.create');
  const dispatcher = openDispatcher({ outgoing, connections: 1, timeoutMs, tls });
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  let cached: CachedToken | null = null;
  let refusedToken: string | null = null;
  let exchange: Promise<string> | null = null;

  /** The token of another instance, unless it was refused to us. */
  async function takeOrObtain(): Promise<string> {
    const found = await shared?.read();
    if (!found || found.until <= now() || found.token === refusedToken) return obtain();
    cached = found;
    return found.token;
  }

  async function obtain(): Promise<string> {
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const { statusCode, body } = await dispatcher.request({
        origin: base.origin,
        method,
        path: base.pathname + path,
        headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ grant_type: 'client_credentials' }),
        signal: deadline,
      });
      const bytes = await readCapped(body, maxBytes);
      if (statusCode === 400 || statusCode === 401 || statusCode === 403)
        throw problem({ statusCode: 503, errorCode: ownCodes.cardCredentialsRefused });
      if (statusCode >= 500) throw problem({ statusCode: 503, errorCode: ownCodes.unreachable });
      const read = cardTokenShapes['cardTokens.create'].record.safeParse(parsed(bytes));
      if (!read.success) throw unreadableAnswer();
      cached = { token: read.data.accessToken, until: now() + read.data.expiresIn * 1000 - renewBeforeMs };
      await shared?.write(cached);
      return cached.token;
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      throw isRefused(code)
        ? problem({ statusCode: 503, errorCode: ownCodes.certificateRefused })
        : transportProblem(error, deadline.aborted);
    }
  }

  return {
    current() {
      if (cached && cached.until > now()) return Promise.resolve(cached.token);
      exchange ??= takeOrObtain().finally(() => {
        exchange = null;
      });
      return exchange;
    },
    drop(refused) {
      refusedToken = refused;
      if (cached?.token === refused) cached = null;
    },
  };
}

function parsed(bytes: Buffer | null): unknown {
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}
