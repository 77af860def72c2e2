import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import { root } from '../root.mjs';
import { baseHeaders } from './base-headers.mjs';
import { createHttpServer } from './http-server.mjs';
import { serveStatic } from './static-files.mjs';

const hostname = '127.0.0.1';
/** How long answers and background work that are under way may take to end. */
const graceMs = 3_000;

/** Where the app leaves what stops its background work. @type {typeof globalThis & { balcaoStopJobs?: () => Promise<void> }} */
const holder = globalThis;

const port = Number(process.argv[2]);
const app = next({ dev: false, dir: root, hostname, port });
await app.prepare();
const headers = baseHeaders({ https: process.env.APP_URL?.startsWith('https:') ?? false });
const handle = serveStatic(join(root, process.env.NEXT_DIST_DIR ?? '.next', 'static'), app.getRequestHandler());
const server = createHttpServer(handle, { headers });

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stop);
server.listen(port, hostname);

async function stop() {
  server.close();
  const jobsEnded = Promise.race([holder.balcaoStopJobs?.(), wait(graceMs)]);
  // A stream of events never ends by itself; the browser opens it again elsewhere.
  setTimeout(() => server.closeAllConnections(), graceMs).unref();
  await new Promise((closed) => server.once('close', closed));
  await jobsEnded;
  await app.close();
  process.exit(0);
}
