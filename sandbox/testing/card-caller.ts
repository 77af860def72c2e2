import { readFile } from 'node:fs/promises';
import { Agent, request } from 'undici';
import type { TestSandbox } from './sandbox-for-tests';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A card client with a valid certificate, signed in as an account. */
export interface CardCaller {
  /** Calls a path below `/v1` with a bearer token, which is renewed after it expires, or with the call's own `authorization` header. */
  call(path: string, call?: Call): Promise<Answer>;
  close(): Promise<void>;
}

interface Certificate {
  readonly certFile: string;
  readonly keyFile: string;
}

/** Connects as an account, with its own certificate by default; null connects without one. */
export async function cardCaller({ control }: TestSandbox, token: string, certificate?: Certificate | null): Promise<CardCaller> {
  const { url, clientId, clientSecret, caFile, ...files } = await control.cardConnection(token);
  const own = certificate === undefined ? files : certificate;
  const connect = {
    ca: await readFile(caFile, 'utf8'),
    ...(own ? { cert: await readFile(own.certFile, 'utf8'), key: await readFile(own.keyFile, 'utf8') } : {}),
  };
  const dispatcher = new Agent({ connect });
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  const send = async (path: string, authorization: string, { method = 'GET', body, headers = {} }: Call) => {
    const answer = await request(`${url}${path}`, {
      method,
      dispatcher,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    return { status: answer.statusCode, body: text === '' ? null : JSON.parse(text) };
  };

  let bearer: Promise<string> | undefined;
  const signIn = async () => {
    const { body } = await send('/token', basic, { method: 'POST', body: { grant_type: 'client_credentials' } });
    return `Bearer ${body.access_token}`;
  };

  return {
    async call(path, call = {}) {
      const given = call.headers?.authorization;
      if (given !== undefined) return send(path, given, call);
      bearer ??= signIn();
      const answer = await send(path, await bearer, call);
      if (answer.status !== 401) return answer;
      bearer = signIn();
      return send(path, await bearer, call);
    },
    close: () => dispatcher.close(),
  };
}
