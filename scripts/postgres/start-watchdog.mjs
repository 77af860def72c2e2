import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const watchdog = fileURLToPath(new URL('./watchdog.mjs', import.meta.url));

/**
 * Has a server stopped when this process ends, be it killed, unless others use it.
 * @param {{ home: string, cluster: string }} folders
 * @returns {() => void} ends the watch: the server is stopped already, or left to others
 */
export function startWatchdog({ home, cluster }) {
  // A group of its own: Ctrl-C reaches the programs that use the server, and it ends after them.
  const child = spawn(process.execPath, [watchdog, home, cluster], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  child.once('error', () => {});
  child.unref();
  child.stdin.on('error', () => {});
  return () => void child.kill();
}
