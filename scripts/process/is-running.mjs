import { isZombie } from './process-table.mjs';

/** Whether a process runs, whoever owns it. @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return !isZombie(pid);
}
