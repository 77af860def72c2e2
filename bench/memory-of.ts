import { readFileSync } from 'node:fs';

const everyMs = 100;

/** Bytes of memory a process holds; null where the system does not say so under /proc. */
export function memoryOf(pid: string): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/** Looks at a process until stopped, and tells the most it held. */
export function watchMemory(pid: string): { stop: () => number | null } {
  let most = memoryOf(pid);
  const timer = setInterval(() => {
    const now = memoryOf(pid);
    if (now !== null && (most === null || now > most)) most = now;
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
