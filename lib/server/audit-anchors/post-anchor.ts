import 'server-only';
import { request } from 'undici';
import { type Anchor, anchorLine } from '@/lib/server/audit/anchors/anchor-line';
import type { OutgoingEnvironment } from '@/lib/server/environment/outgoing-environment';
import { ProxyFailure, sharedDispatcher } from '@/lib/server/http/outgoing';
import { AnchorFailure } from './anchor-failure';

/** The longest wait for an answer, all in all. */
const limitMs = 10_000;

/**
 * Posts an anchor as JSON. Follows no redirect, sends no credentials, reads nothing of the answer but its status, and gives up after a
 * time. Any status but 2xx is a failure, and so is a name that leads to this machine or a private network, by whatever address.
 */
export async function postAnchor(address: string, anchor: Anchor, outgoing: OutgoingEnvironment, withinMs = limitMs): Promise<void> {
  const statusCode = await post(address, JSON.stringify({ ...anchor, line: anchorLine(anchor) }), outgoing, withinMs);
  if (statusCode < 200 || statusCode > 299) throw new AnchorFailure(`HTTP_${statusCode}`);
}

async function post(address: string, text: string, outgoing: OutgoingEnvironment, withinMs: number): Promise<number> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const { statusCode, body } = await request(address, {
      dispatcher: sharedDispatcher(outgoing, 'internet'),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
      signal,
    });
    body.on('error', () => {});
    body.destroy();
    return statusCode;
  } catch (error) {
    if (signal.aborted) throw new AnchorFailure('TIMEOUT');
    if (error instanceof ProxyFailure) throw new AnchorFailure('PROXY');
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNREACHABLE';
    throw new AnchorFailure(code);
  }
}
