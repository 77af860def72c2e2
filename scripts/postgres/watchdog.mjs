import { once } from 'node:events';
import { join } from 'node:path';
import { withLock } from '../process/with-lock.mjs';
import { runningServer } from './pid-file.mjs';
import { stopServer } from './server.mjs';
import { hasUsers } from './users.mjs';

// Stops the server of a test or a measurement when whoever started this is gone: standard input ends with it, however it ended.
const [home = '', cluster = ''] = process.argv.slice(2);
process.stdin.resume();
await once(process.stdin, 'end');
await withLock(join(home, 'lock'), async () => {
  const server = runningServer(cluster);
  if (server && !hasUsers(home)) await stopServer(server.pid);
});
