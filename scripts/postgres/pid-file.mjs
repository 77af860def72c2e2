import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../process/is-running.mjs';
import { commandOf } from '../process/process-table.mjs';

/**
 * The server that runs on a cluster, by the file it keeps there. Another program may have got its number since, and a copied folder
 * brings the file of the server that runs on the original.
 * @param {string} cluster
 * @returns {{ pid: number, port: number, status: string } | undefined}
 */
export function runningServer(cluster) {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, folder, , port, , , , status] = readFileSync(file, 'utf8').split('\n');
  const server = { pid: Number(pid), port: Number(port), status: status?.trim() ?? '' };
  if (server.pid > 0 && folder === cluster && isRunning(server.pid) && commandOf(server.pid).includes('postgres')) return server;
  return undefined;
}

/** Only when no server runs: PostgreSQL itself would refuse to start while a stranger has the number. @param {string} cluster */
export function removeStalePid(cluster) {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}
