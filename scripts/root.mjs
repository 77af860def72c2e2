import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A path below `.data`, where everything that outlives a run is kept. @param {string[]} parts */
export const dataPath = (...parts) => join(root, '.data', ...parts);
