import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const storedNames = /** @type {const} */ (['AUTH_SECRET', 'SEAL_KEY']);

/**
 * The secrets of this checkout, each 32 random bytes in base64, made when they are missing and kept in `file`.
 * @param {string} file
 * @returns {Record<typeof storedNames[number], string>}
 */
export function ensureSecrets(file) {
  const stored = read(file);
  const secrets = Object.fromEntries(storedNames.map((name) => [name, stored[name] ?? randomBytes(32).toString('base64')]));
  if (storedNames.some((name) => !stored[name])) write(file, { ...stored, ...secrets });
  return /** @type {Record<typeof storedNames[number], string>} */ (secrets);
}

/** @param {string} file @returns {Record<string, string>} */
function read(file) {
  try {
    const text = readFileSync(file, 'utf8');
    // A copy or a backup may have opened it to others.
    chmodSync(file, 0o600);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read; correct or delete it.`, { cause: error });
  }
}

/** @param {string} file @param {Record<string, string>} secrets */
function write(file, secrets) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}
