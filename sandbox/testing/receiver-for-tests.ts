import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface Arrival {
  readonly headers: IncomingHttpHeaders;
  /** The bytes as they came. */
  readonly raw: string;
  readonly body: { readonly id: string; readonly status: string } & Readonly<Record<string, unknown>>;
}

/** How a receiver answers one callback; `silence` never answers. */
export type Answering = { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string } | 'silence';

/** A merchant's server for the callbacks of one test file, on a free port of loopback. */
export interface TestReceiver {
  /** An address of its own for each name, so that tests do not see each other's. */
  url(name: string): string;
  arrivals(name: string): readonly Arrival[];
  /** The answers to come at one address, in order; 200 when none are left. */
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
      // Another program may knock at a free port.
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
