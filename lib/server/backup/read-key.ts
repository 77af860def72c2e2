import 'server-only';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { BackupKey } from './encrypted-file';

const minPassphrase = 16;

/** Why a key file is not used. */
export class KeyFileError extends Error {}

/** Makes an identity of age in a new file, as its own tool does. Returns the recipient, which is no secret. */
export async function makeKeyFile(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  return recipient;
}

/** The identity in a file of age, or the passphrase in a file of one line. Nobody else may read it. */
export async function readKey(given: { readonly keyFile?: string; readonly passphraseFile?: string }): Promise<BackupKey> {
  const file = given.keyFile ?? given.passphraseFile;
  if (file === undefined || (given.keyFile !== undefined && given.passphraseFile !== undefined))
    throw new KeyFileError('Give one of --key-file FILE and --passphrase-file FILE.');
  if (process.platform !== 'win32' && ((await stat(file)).mode & 0o077) !== 0)
    throw new KeyFileError(`${file} can be read by others: chmod 600 it.`);
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).map((line) => line.trim());
  if (given.keyFile === undefined) {
    const [passphrase = ''] = lines;
    if (passphrase.length < minPassphrase)
      throw new KeyFileError(`The first line of ${file} is no passphrase of ${minPassphrase} signs or more.`);
    return { passphrase };
  }
  const identity = lines.find((line) => line.startsWith('AGE-SECRET-KEY-1'));
  if (!identity)
    throw new KeyFileError(`${file} holds no identity of age (AGE-SECRET-KEY-1…): "npm run backup -- new-key FILE" makes one.`);
  return { identity };
}
