import { readFileSync } from 'node:fs';

const sampleInterval = 100;

/** Resident memory of a process in bytes; null on systems without /proc. */
export function memoryOf(pid: string): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/** Samples the memory of a process until stopped, and returns the peak. */
export function watchMemory(pid: string): { stop: () => number | null } {
  let peak = memoryOf(pid);
  const timer = setInterval(() => {
    const now = memoryOf(pid);
    if (now !== null && (peak === null || now > peak)) peak = now;
  }, sampleInterval);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
