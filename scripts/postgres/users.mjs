import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../process/is-running.mjs';

/**
 * Notes that this process uses the server. Several may: the last one to leave stops it, and those that were killed do not count.
 * @param {string} home
 * @returns {{ leave: () => boolean }} `leave` answers whether nobody is left
 */
export function joinUsers(home) {
  const folder = join(home, 'users');
  const name = `${process.pid}-${randomUUID()}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), '');
  return {
    leave() {
      rmSync(join(folder, name), { force: true });
      return !hasUsers(home);
    },
  };
}

/** Whether a process that runs uses the server; forgets those that were killed. @param {string} home */
export function hasUsers(home) {
  const folder = join(home, 'users');
  const entries = readdirSync(folder);
  const gone = entries.filter((entry) => !isRunning(Number.parseInt(entry, 10)));
  for (const entry of gone) rmSync(join(folder, entry), { force: true });
  return gone.length < entries.length;
}
