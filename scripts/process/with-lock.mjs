import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './is-running.mjs';

const nameless = 5_000;
const silent = 30_000;

/**
 * Runs `work` while no other process holds the folder `path`. A holder that was killed loses the lock.
 * @template T
 * @param {string} path
 * @param {() => T | Promise<T>} work
 * @param {{ onWait?: () => void }} [options] `onWait` is called once when somebody else holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(path, work, { onWait } = {}) {
  mkdirSync(dirname(path), { recursive: true });
  let announced = false;
  while (!made(path)) {
    if (abandoned(path)) takeAway(path);
    else {
      if (!announced) onWait?.();
      announced = true;
      await sleep(50);
    }
  }
  writeFileSync(join(path, 'pid'), String(process.pid));
  const heartbeat = setInterval(() => utimesSync(path, new Date(), new Date()), 2_000).unref();
  const release = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.removeListener('exit', release);
    release();
  }
}

/** @param {string} path */
function made(path) {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** A process number alone proves little: after a restart it may belong to a stranger. @param {string} path */
function abandoned(path) {
  const age = ageOf(path);
  const pid = holder(path);
  return age > (pid ? silent : nameless) || (pid !== 0 && !isRunning(pid));
}

/** Of several that wait, one at a time looks again and removes: a lock that was taken a moment ago stays. @param {string} path */
function takeAway(path) {
  const gate = `${path}.gate`;
  if (ageOf(gate) > nameless) rmSync(gate, { recursive: true, force: true });
  if (!made(gate)) return;
  if (abandoned(path)) rmSync(path, { recursive: true, force: true });
  rmSync(gate, { recursive: true, force: true });
}

/** @param {string} path */
function holder(path) {
  try {
    return Number(readFileSync(join(path, 'pid'), 'utf8'));
  } catch {
    return 0;
  }
}

/** @param {string} path milliseconds since the folder was touched; 0 when there is none */
function ageOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : 0;
}
