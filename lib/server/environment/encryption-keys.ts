import 'server-only';
import { createHash } from 'node:crypto';
import type { Environment } from '@/lib/server/environment';

/** `SEAL_KEY` encrypts and digests; it and each of `SEAL_KEYS_OLD` decrypts and recognises. */
export type EncryptionKeys = Pick<Environment, 'sealKey' | 'sealKeysOld'>;

type OneOrMore<Value> = readonly [Value, ...Value[]];

/** What a function makes under each key, the current one first. */
export function underEachKey<Made>(
  { sealKey, sealKeysOld }: EncryptionKeys,
  make: (key: Pick<Environment, 'sealKey'>) => Made,
): OneOrMore<Made> {
  return [make({ sealKey }), ...sealKeysOld.map((key) => make({ sealKey: key }))];
}

/** The id by which stored values name their key: the first four bytes of its SHA-256, in hexadecimal. */
export function keyIdOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}
