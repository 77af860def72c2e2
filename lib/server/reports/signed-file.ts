import 'server-only';
import { request } from 'undici';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError, problem } from '@/lib/contracts/problem/problem';
import type { Environment } from '@/lib/server/environment';
import { sharedDispatcher } from '@/lib/server/http/outgoing';
import { transportProblem, unreadableAnswer } from '@/lib/server/upstream/upstream';

interface SignedFile {
  readonly size: number | null;
  readonly bytes: AsyncGenerator<Uint8Array>;
}

type Settings = Pick<Environment, 'paymentsUrl' | 'reportHosts' | 'paymentsTimeoutMs' | 'outgoing'>;

/**
 * Accepts a signed URL only at a host of the service or of the settings. Otherwise a manipulated answer could make our server call anything
 * it reaches (SSRF). Throws SVB526.
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

/** More than a year of a busy account. Beyond it something is wrong at the service, and the browser's disk must not fill up. */
const maxBytes = 1024 ** 3;

const fileTypes = ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream', 'binary/octet-stream'];

/**
 * Opens the file behind a signed URL. The URL is the only credential: no token is sent, no redirect followed, and it appears in no error.
 * Bytes are streamed up to a limit, where they break off. Throws SVB502 for an answer that is no report file, SVB434 for one that declares
 * more than the limit.
 */
export async function openSignedFile(
  url: URL,
  { paymentsTimeoutMs, outgoing }: Settings,
  signal?: AbortSignal,
  limit = maxBytes,
): Promise<SignedFile> {
  try {
    const answer = await request(url, {
      dispatcher: sharedDispatcher(outgoing),
      headersTimeout: paymentsTimeoutMs,
      bodyTimeout: paymentsTimeoutMs,
      signal,
    });
    const { statusCode, headers, body } = answer;
    // The reader gets the error; without a reader it must not count as unhandled.
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

/** Breaking out of the loop closes the connection. */
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
