import 'server-only';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll } from 'vitest';

export interface Taken {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const created: Behaviour = (_request, response) => response.writeHead(201).end();

/** A server on this machine to which something is posted: it takes everything, body and all, and answers as a test says. */
export function takingService() {
  let taken: Taken[] = [];
  let behave: Behaviour = created;
  let origin = '';
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
      behave(request, response);
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterEach(() => {
    taken = [];
    behave = created;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    origin: () => origin,
    host: () => new URL(origin).host,
    taken: () => taken,
    behave: (next: Behaviour) => {
      behave = next;
    },
    answer: (status: number, headers: Readonly<Record<string, string>> = {}) => {
      behave = (_request, response) => response.writeHead(status, headers).end();
    },
  };
}
