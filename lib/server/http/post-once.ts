import 'server-only';
import { request } from 'undici';
import type { OutgoingEnvironment } from '@/lib/server/environment/outgoing-environment';
import { ProxyFailure, sharedDispatcher } from './outgoing';

/** The longest wait for an answer, all in all. */
const limitMs = 10_000;
/** Nobody may have us wait longer than this. */
const maxWaitMs = 3_600_000;

/** What became of what was posted; a code is one of the system, `HTTP_` and a status, or a word of ours. */
export type PostOutcome =
  | { readonly kind: 'taken' }
  /** Nothing is taken there any more. */
  | { readonly kind: 'gone'; readonly code: string }
  /** May be taken later. */
  | { readonly kind: 'later'; readonly code: string; readonly waitMs: number | null }
  | { readonly kind: 'refused'; readonly code: string };

interface Post {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Posts to an address of the internet that somebody gave. Follows no redirect, reads nothing of the answer but its status and when to come again, and gives up after a time. A name
 * that leads to this machine or a private network is not called.
 */
export async function postOnce({ address, headers, body }: Post, outgoing: OutgoingEnvironment, withinMs = limitMs): Promise<PostOutcome> {
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

function outcomeOf(status: number, retryAfter: string | string[] | undefined): PostOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  const code = `HTTP_${status}`;
  if (status === 404 || status === 410) return { kind: 'gone', code };
  if (status !== 429 && status < 500) return { kind: 'refused', code };
  const seconds = typeof retryAfter === 'string' && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
  return { kind: 'later', code, waitMs: seconds === null ? null : Math.min(seconds * 1_000, maxWaitMs) };
}
