import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';

/** A proxy of node:http and a connection pool only: the lower bound for any proxy on this machine. */
export async function startBareProxy(target: string, token: string): Promise<{ url: string; stop: () => void }> {
  const { origin, pathname, search } = new URL(target);
  const pool = new Pool(origin, { connections: 64 });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const server = createServer(async (_request, response) => {
    const answer = await pool.request({ method: 'GET', path: pathname + search, headers });
    response.writeHead(answer.statusCode, { 'content-type': 'application/json' });
    response.end(await answer.body.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
