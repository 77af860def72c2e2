import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const storedNames = /** @type {const} */ (['AUTH_SECRET', 'SEAL_KEY']);
const oldNames = /** @type {const} */ (['AUTH_SECRETS_OLD', 'SEAL_KEYS_OLD']);
const maxOld = 5;

/**
 * The secrets of this checkout, each 32 random bytes in base64, made when they are missing and kept in `file`; with them the older ones that
 * are still read, where there are any.
 * @param {string} file
 * @returns {Record<typeof storedNames[number], string> & Partial<Record<typeof oldNames[number], string>>}
 */
export function ensureSecrets(file) {
  const stored = read(file);
  const secrets = Object.fromEntries(storedNames.map((name) => [name, stored[name] ?? newSecret()]));
  if (storedNames.some((name) => !stored[name])) write(file, { ...stored, ...secrets });
  const old = Object.fromEntries(oldNames.flatMap((name) => (stored[name] ? [[name, stored[name]]] : [])));
  return /** @type {ReturnType<typeof ensureSecrets>} */ ({ ...secrets, ...old });
}

/**
 * Makes a new secret; the present one joins the older ones, of which five are kept.
 * @param {string} file
 * @param {typeof storedNames[number]} name
 * @param {typeof oldNames[number]} oldName
 */
export function rotateSecret(file, name, oldName) {
  const present = ensureSecrets(file)[name];
  const stored = read(file);
  const old = [present, ...(stored[oldName] ?? '').split(',').filter(Boolean)];
  if (old.length > maxOld) throw new Error(`There are ${maxOld} older secrets already; drop them first with "npm run keys -- drop".`);
  write(file, { ...stored, [name]: newSecret(), [oldName]: old.join(',') });
}

/** Forgets the older secrets. @param {string} file @param {string[]} names */
export function dropOldSecrets(file, names) {
  write(file, Object.fromEntries(Object.entries(read(file)).filter(([name]) => !names.includes(name))));
}

function newSecret() {
  return randomBytes(32).toString('base64');
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
