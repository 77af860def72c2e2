import 'server-only';
import { request } from 'undici';
import type { OutgoingEnvironment } from '@/lib/server/environment/outgoing-environment';
import { ProxyFailure, sharedDispatcher } from '@/lib/server/http/outgoing';

/** The longest wait for an answer, all in all. */
const limitMs = 10_000;
/** No push service may have us wait longer than this. */
const maxWaitMs = 3_600_000;

/** What became of a message at a push service. */
export type PushOutcome =
  | { readonly kind: 'taken' }
  /** The browser takes no notices any more. */
  | { readonly kind: 'gone' }
  /** May be taken later. */
  | { readonly kind: 'later'; readonly code: string; readonly waitMs: number | null }
  | { readonly kind: 'refused'; readonly code: string };

interface PushPost {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Posts to a push service. Follows no redirect, reads nothing of the answer but its status and when to come again, and gives up after a time. A name
 * that leads to this machine or a private network is not called.
 */
export async function postPush(
  { address, headers, body }: PushPost,
  outgoing: OutgoingEnvironment,
  withinMs = limitMs,
): Promise<PushOutcome> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const dispatcher = sharedDispatcher(outgoing, 'internet');
    const answer = await request(address, { dispatcher, method: 'POST', headers, body, signal });
    answer.body.on('error', () => {});
    answer.body.destroy();
    return outcomeOf(answer.statusCode, answer.headers['retry-after']);
  } catch (error) {
    const later = (code: string) => ({ kind: 'later', code, waitMs: null }) as const;
    if (signal.aborted) return later('TIMEOUT');
    if (error instanceof ProxyFailure) return later('PROXY');
    return later(error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNREACHABLE');
  }
}

function outcomeOf(status: number, retryAfter: string | string[] | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const code = `HTTP_${status}`;
  if (status !== 429 && status < 500) return { kind: 'refused', code };
  const seconds = typeof retryAfter === 'string' && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
  return { kind: 'later', code, waitMs: seconds === null ? null : Math.min(seconds * 1_000, maxWaitMs) };
}
