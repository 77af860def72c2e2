import 'server-only';
import { request } from 'undici';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError, problem } from '@/lib/contracts/problem/problem';
import type { Environment } from '@/lib/server/environment';
import { transportProblem, unreadableAnswer } from '@/lib/server/upstream/upstream';

interface SignedFile {
  readonly size: number | null;
  readonly bytes: AsyncGenerator<Uint8Array>;
}

type Settings = Pick<Environment, 'paymentsUrl' | 'reportHosts' | 'paymentsTimeoutMs'>;

/**
 * A signed address at a host of the service's, or of the settings. Whoever writes the answers of the service could else make our
 * server call anything it reaches. Throws SVB526.
 */
export function requireKnownHost(address: string, { paymentsUrl, reportHosts }: Settings): URL {
  const url = new URL(address);
  const service = new URL(paymentsUrl);
  const isKnown = url.host === service.host || reportHosts.includes(url.host);
  const isSafe = url.protocol === 'https:' || (url.origin === service.origin && service.protocol === 'http:');
  if (!isKnown || !isSafe || url.username !== '' || url.password !== '')
    throw problem({ statusCode: 502, errorCode: ownCodes.foreignFileAddress });
  return url;
}

/** A year of a busy account has less. Past it something is wrong at the service, and nobody's disk is filled by it. */
const mostBytes = 1024 ** 3;

const fileTypes = ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream', 'binary/octet-stream'];

/**
 * Opens the file behind a signed address, which is all the right it takes: no token goes there, no redirect is followed, and the
 * address is in no error. Bytes come as they are taken, up to a limit: past it they break off. Throws SVB502 for an answer that is no
 * file of a report, SVB434 for one that says it is larger.
 */
export async function openSignedFile(
  url: URL,
  { paymentsTimeoutMs }: Settings,
  signal?: AbortSignal,
  limit = mostBytes,
): Promise<SignedFile> {
  try {
    const answer = await request(url, { headersTimeout: paymentsTimeoutMs, bodyTimeout: paymentsTimeoutMs, signal });
    const { statusCode, headers, body } = answer;
    // Whoever reads is told; when nobody does any more, its end is nobody's failure.
    body.on('error', () => {});
    const type = String(headers['content-type'] ?? '')
      .split(';')[0]
      ?.trim()
      .toLowerCase();
    if (statusCode !== 200 || headers['content-encoding'] !== undefined || !fileTypes.includes(type ?? '')) {
      body.destroy();
      throw unreadableAnswer();
    }
    const size = /^\d+$/.test(String(headers['content-length'])) ? Number(headers['content-length']) : null;
    if (size !== null && size > limit) {
      body.destroy();
      throw tooLarge();
    }
    return { size, bytes: bytesWithin(body, limit) };
  } catch (error) {
    throw error instanceof ProblemError ? error : transportProblem(error, false);
  }
}

/** Leaving the loop is what closes the connection. */
async function* bytesWithin(body: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    yield chunk;
  }
}

function tooLarge() {
  return problem({ statusCode: 502, errorCode: ownCodes.reportTooLarge });
}
