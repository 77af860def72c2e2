import { createServer } from 'node:net';

const lastPort = 65_535;

/**
 * The first port on loopback nobody listens on, from `wanted` upwards; with 0, any.
 * @param {number} wanted
 * @param {Set<number>} [reserved] ports promised to somebody who does not listen yet
 * @returns {Promise<number>}
 */
export async function firstFreePort(wanted, reserved = new Set()) {
  for (let port = wanted; port <= lastPort; port += wanted === 0 ? 0 : 1) {
    const found = await listenOnce(port);
    if (found && !reserved.has(found)) return found;
  }
  throw new Error(`No port is free from ${wanted} on.`);
}

/** @param {number} port @returns {Promise<number | undefined>} */
function listenOnce(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      const bound = address && typeof address === 'object' ? address.port : undefined;
      server.close(() => resolve(bound));
    });
  });
}
