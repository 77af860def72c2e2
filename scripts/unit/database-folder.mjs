import { statfsSync } from 'node:fs';
import { claim, sharedFolder } from '../postgres/folders.mjs';
import { dataPath } from '../root.mjs';

/** A run fills a fifth of it. */
const enough = 1_000_000_000;

/**
 * Where the PostgreSQL of the unit tests keeps its data: in memory, for on some disks making the files of a database takes up to
 * ten times as long; on disk where memory is no folder, or has little room. What is in memory must not outlast the run.
 * @param {string} [memory]
 * @param {number} [room] bytes that must be free in it
 * @returns {{ folder: string, passing: boolean }} `passing` when it is to be removed
 */
export function databaseFolder(memory = '/dev/shm', room = enough) {
  const onDisk = dataPath('unit', 'postgres');
  if (freeBytes(memory) < room) return { folder: onDisk, passing: false };
  const inMemory = sharedFolder(onDisk, memory);
  claim(inMemory);
  return { folder: inMemory, passing: true };
}

/** @param {string} folder */
function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
