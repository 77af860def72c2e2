import { type ControlClient, controlClient } from '@/sandbox/control-client';
import { signedBy } from './signed-by';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A running sandbox as its callers meet it. */
export interface TestSandbox {
  readonly control: ControlClient;
  readonly origin: string;
  /** Where everything is kept, to look for what must not be there. */
  readonly databaseUrl: string;
  /** Calls `/v1` as the document says, with the given token. */
  get(path: string, token?: string): Promise<Answer>;
  /** The same with any method, and a body where there is one. */
  send(method: string, path: string, token: string, body?: unknown): Promise<Answer>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export function connectedTo(origin: string, databaseUrl: string): TestSandbox {
  const call = (path: string, init?: RequestInit) => fetch(`${origin}/v1${path}`, init);
  return {
    origin,
    databaseUrl,
    control: controlClient(origin),
    fetch: call,
    async get(path, token = 'sandbox') {
      const answer = await call(path, { headers: signedBy(token) });
      return { status: answer.status, body: await answer.json() };
    },
    async send(method, path, token, body) {
      const init = { method, headers: signedBy(token), ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const answer = await call(path, init);
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
    },
  };
}
