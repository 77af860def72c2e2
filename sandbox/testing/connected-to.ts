import { type ControlClient, controlClient } from '@/sandbox/control-client';
import { signedBy } from './signed-by';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A running sandbox as seen by its callers. */
export interface TestSandbox {
  readonly control: ControlClient;
  readonly origin: string;
  /** Its database, for tests that check what is not stored. */
  readonly databaseUrl: string;
  /** GETs a path below `/v1` with the documented headers and the given token. */
  get(path: string, token?: string): Promise<Answer>;
  /** Calls a path below `/v1` with any method and an optional body. */
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
