import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstFreePort } from '../environment/ports.mjs';
import { isRunning } from '../process/is-running.mjs';
import { bareEnvironment } from './bare-environment.mjs';
import { removeStalePid, runningServer } from './pid-file.mjs';

const defaults = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '256MB',
  max_connections: '200',
  fsync: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** A later try may go well: the port was taken meanwhile, or the processes of a killed server are still leaving. */
const passing = /could not create any TCP\/IP sockets|shared memory block/;
const attempts = 5;

/**
 * The server that already runs on the cluster, once it is ready; `undefined` when none does.
 * @param {string} cluster
 */
export async function readyServer(cluster) {
  for (let server = runningServer(cluster); server; server = runningServer(cluster)) {
    if (server.status === 'ready') return server;
    await sleep(20);
  }
  return undefined;
}

/**
 * @param {{ cluster: string, uid: number | undefined, binaries: string, log: string, settings: Record<string, string> }} options
 * @returns {Promise<{ pid: number, port: number }>}
 */
export async function launchServer({ cluster, uid, binaries, log, settings }) {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    removeStalePid(cluster);
    const port = await firstFreePort(0);
    const given = Object.entries({ ...defaults, ...settings, port: String(port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const output = openSync(log, 'w', 0o600);
    // A group of its own: Ctrl-C in the terminal must reach the programs that use it first.
    const as = uid === undefined ? {} : { uid, gid: uid };
    const child = spawn(join(binaries, 'postgres'), ['-D', cluster, ...given], {
      ...as,
      cwd: cluster,
      detached: true,
      stdio: ['ignore', output, output],
      env: bareEnvironment(),
    });
    child.once('error', () => {});
    child.unref();
    closeSync(output);
    while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const server = runningServer(cluster);
      if (server?.status === 'ready' && server.pid === child.pid) return server;
      await sleep(10);
    }
    if (!passing.test(readFileSync(log, 'utf8'))) break;
    await sleep(100 * attempt);
  }
  throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8').trim()}`);
}

/** Lets open statements end by force, then, after ten seconds, does not ask any more. @param {number} pid */
export async function stopServer(pid) {
  signal(pid, 'SIGINT');
  for (const deadline = Date.now() + 10_000; isRunning(pid); await sleep(20)) if (Date.now() > deadline) break;
  if (isRunning(pid)) signal(pid, 'SIGQUIT');
  while (isRunning(pid)) await sleep(20);
}

/** @param {number} pid @param {NodeJS.Signals} name */
function signal(pid, name) {
  if (isRunning(pid)) process.kill(pid, name);
}
