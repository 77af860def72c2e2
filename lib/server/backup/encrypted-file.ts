import 'server-only';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

/** What a backup is encrypted with: a passphrase, or an identity of age (`AGE-SECRET-KEY-1…`). */
export type BackupKey = { readonly passphrase: string } | { readonly identity: string };

/** Why a file cannot be opened. */
export class LockedFileError extends Error {}

/** Writes what is given, compressed and encrypted, under its name only once it is whole and on the disk. */
export async function writeEncrypted(file: string, content: AsyncIterable<Buffer>, key: BackupKey): Promise<void> {
  const partial = `${file}.partial`;
  const encrypter = new Encrypter();
  if ('passphrase' in key) encrypter.setPassphrase(key.passphrase);
  else encrypter.addRecipient(await identityToRecipient(key.identity));
  try {
    await pipeline(
      Readable.from(content, { objectMode: false }),
      createGzip(),
      async function* (zipped: AsyncIterable<Buffer>) {
        yield* await encrypter.encrypt(webStream(zipped));
      },
      createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true }),
    );
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Opens such a file and gives `use` what is in it; every byte is authenticated before it is given. */
export async function readEncrypted<Result>(
  file: string,
  key: BackupKey,
  use: (plain: AsyncIterable<Buffer>) => Promise<Result>,
): Promise<Result> {
  const decrypter = new Decrypter();
  if ('passphrase' in key) decrypter.addPassphrase(key.passphrase);
  else decrypter.addIdentity(key.identity);
  let result: { readonly of: Result } | undefined;
  await pipeline(
    createReadStream(file),
    async function* (encrypted: AsyncIterable<Buffer>) {
      const plain = await decrypter.decrypt(webStream(encrypted)).catch(() => {
        throw new LockedFileError('The passphrase or key is another one, or this is no backup.');
      });
      yield* plain;
    },
    createGunzip(),
    async (plain: AsyncIterable<Buffer>) => {
      result = { of: await use(plain) };
    },
  );
  if (!result) throw new LockedFileError('Nothing is in this file.');
  return result.of;
}

/** The type of the platform's stream is declared twice, by Node and for browsers; the object is the same. */
function webStream(bytes: AsyncIterable<Buffer>) {
  return ReadableStream.from(bytes) as unknown as Parameters<Decrypter['decrypt']>[0] & globalThis.ReadableStream<Uint8Array>;
}
