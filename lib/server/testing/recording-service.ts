import 'server-only';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll } from 'vitest';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** A small server on a free port that records requests and answers as a test says. */
export interface RecordingService {
  readonly origin: string;
  readonly received: readonly Received[];
  behave(behaviour: Behaviour): void;
  /** Answers this JSON from now on. */
  answer(body: unknown, status?: number): void;
}

export function recordingService(): () => RecordingService {
  let received: Received[] = [];
  let behaviour: Behaviour = json({});
  let origin = '';
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers });
    behaviour(request, response);
  });

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterEach(() => {
    received = [];
    behaviour = json({});
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return () => ({
    origin,
    received,
    behave(next) {
      behaviour = next;
    },
    answer(body, status) {
      behaviour = json(body, status);
    },
  });
}

function json(body: unknown, status = 200): Behaviour {
  return (_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
