import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface Arrival {
  readonly headers: IncomingHttpHeaders;
  /** The request body as text. */
  readonly raw: string;
  readonly body: { readonly id: string; readonly status: string } & Readonly<Record<string, unknown>>;
}

/** The answer of a receiver to one callback; `silence` never answers. */
export type Answering = { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string } | 'silence';

/** A callback receiver for one test file, on a free loopback port. */
export interface TestReceiver {
  /** A URL for each name, so that tests do not see each other's callbacks. */
  url(name: string): string;
  arrivals(name: string): readonly Arrival[];
  /** Sets the next answers for one name, in order; 200 afterwards. */
  answer(name: string, ...answers: Answering[]): void;
}

export function receiverForTests(): TestReceiver {
  const arrivals = new Map<string, Arrival[]>();
  const answers = new Map<string, Answering[]>();
  let server: Server;

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const name = request.url?.slice(1) ?? '';
      let raw = '';
      for await (const chunk of request) raw += chunk;
      // Another program may connect to a free port.
      if (raw === '') return void response.writeHead(400).end();
      arrivals.set(name, [...(arrivals.get(name) ?? []), { headers: request.headers, raw, body: JSON.parse(raw) }]);
      const answer = answers.get(name)?.shift() ?? { status: 200 };
      if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end(answer.body ?? '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    url: (name) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`,
    arrivals: (name) => arrivals.get(name) ?? [],
    answer: (name, ...given) => void answers.set(name, given),
  };
}
