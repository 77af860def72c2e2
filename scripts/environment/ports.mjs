import { createServer } from 'node:net';

const lastPort = 65_535;

/**
 * The first port on loopback nobody listens on, from `requested` upwards; with 0, any. Free means free in both families: a browser may take
 * `localhost` for `::1`, and would show what another program answers there.
 * @param {number} requested
 * @param {Set<number>} [reserved] ports promised to somebody who does not listen yet
 * @returns {Promise<number>}
 */
export async function firstFreePort(requested, reserved = new Set()) {
  for (let port = requested; port <= lastPort; port += requested === 0 ? 0 : 1) {
    const found = await listenOnce(port);
    if (found && !reserved.has(found)) return found;
  }
  throw new Error(`No port is free from ${requested} on.`);
}

/** @param {number} port @returns {Promise<number | undefined>} */
async function listenOnce(port) {
  const bound = await bind(port, '127.0.0.1');
  if (typeof bound !== 'number') return undefined;
  const other = await bind(bound, '::1');
  return other === 'EADDRINUSE' ? undefined : bound;
}

/**
 * Listens for a moment.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number | string | undefined>} the port, or the code of the error: a machine without IPv6 has no `::1` to listen on
 */
function bind(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const bound = address && typeof address === 'object' ? address.port : undefined;
      server.close(() => resolve(bound));
    });
  });
}
