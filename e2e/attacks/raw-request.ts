import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { appUrl } from '@/e2e/support/stack';

export interface RawRequest {
  readonly method?: string;
  /** Sent as it is written: not decoded, resolved or normalised, as a browser would do. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Buffer;
}

export interface RawAnswer {
  /** 0 when the server closed the connection without a word. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const { hostname, port } = new URL(appUrl);

/** One request as an attacker writes it, and all of its answer; redirects are not followed. */
export function rawRequest({ method = 'GET', path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  // The connection stays open after sending: a server that does not read the whole request may otherwise reset it before its response
  // arrives.
  const all = { connection: 'keep-alive', ...(body && { 'content-length': String(Buffer.byteLength(body)) }), ...headers };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return new Promise((resolve) => {
    const closed = () => resolve({ status: 0, headers: {}, text: '' });
    const sent = httpRequest({ host: hostname, port, method, path, headers: given, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer).catch(() => '') });
      sent.destroy();
    });
    sent.on('error', closed).on('upgrade', (_, socket) => {
      socket.destroy();
      closed();
    });
    sent.end(body);
  });
}
