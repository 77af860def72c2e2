import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/** The command line of a running process; empty when there is none. @param {number} pid */
export function commandOf(pid) {
  return ask(() => (hasProc ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') : ps(pid, 'command=')));
}

/** @param {number} pid @returns {number} 0 when it does not run */
export function parentOf(pid) {
  return Number(ask(() => (hasProc ? afterName(pid).split(' ')[1] : ps(pid, 'ppid='))));
}

/** In a container nobody may ever collect the remains of a process whose parent was killed; they keep its number. @param {number} pid */
export function isZombie(pid) {
  return ask(() => (hasProc ? afterName(pid) : ps(pid, 'stat='))).startsWith('Z');
}

/** The name is in parentheses and may hold anything. @param {number} pid */
function afterName(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2);
}

/** @param {number} pid @param {string} column */
function ps(pid, column) {
  return execFileSync('ps', ['-p', String(pid), '-o', column], { encoding: 'utf8' }).trim();
}

/** @param {() => string | undefined} question */
function ask(question) {
  try {
    return question() ?? '';
  } catch {
    return '';
  }
}
