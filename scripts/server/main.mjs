import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import next from 'next';
import { deploymentId } from '../build-app.mjs';
import { root } from '../root.mjs';
import { baseHeaders } from './base-headers.mjs';
import { gracefulStop, trackWork } from './graceful-stop.mjs';
import { createHttpServer } from './http-server.mjs';
import { serveCalls } from './serve-calls.mjs';
import { serveStatic } from './static-files.mjs';

const hostname = process.env.LISTEN_ADDRESS ?? '127.0.0.1';

/**
 * Where the app leaves what stops its background work, and what answers calls of the gateway.
 * @type {typeof globalThis & { balcaoStop?: () => Promise<void>, balcaoAnswer?: import('./serve-calls.mjs').AnswerCall }}
 */
const holder = globalThis;

const port = Number(process.argv[2]);
const build = join(root, process.env.NEXT_DIST_DIR ?? '.next');
// What was built is what is served: its configuration is not read and compiled once more, and a standalone copy has none.
const { config } = JSON.parse(readFileSync(join(build, 'required-server-files.json'), 'utf8'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
// What the build was given: pages of another build then load anew instead of asking for parts that this one lacks.
process.env.NEXT_DEPLOYMENT_ID = deploymentId(readFileSync(join(build, 'balcao-build'), 'utf8'));
const app = next({ dev: false, dir: root, hostname, port });
await app.prepare();
const headers = baseHeaders({ https: process.env.APP_URL?.startsWith('https:') ?? false });
const { handle, idle } = trackWork(
  serveStatic(
    join(build, 'static'),
    serveCalls(() => holder.balcaoAnswer, app.getRequestHandler()),
  ),
);
const server = createHttpServer(handle, { headers });

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stop);
server.listen(port, hostname);

async function stop() {
  await gracefulStop(server, { stopBackground: () => holder.balcaoStop?.(), idle });
  process.exit(0);
}
