import { readFileSync } from 'node:fs';

/** Whether a process runs, whoever owns it. @param {number} pid */
export function alive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return !ended(pid);
}

/** In a container nobody may ever collect the remains of a process whose parent was killed; they keep its number. @param {number} pid */
function ended(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}
