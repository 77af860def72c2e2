import 'server-only';
import { createHmac } from 'node:crypto';
import type { Environment } from '@/lib/server/environment';
import { type EncryptionKeys, underEachKey } from '@/lib/server/environment/encryption-keys';

const maxWords = 100;

/**
 * Keyed digests of the words of an encrypted text, by which it is found: whole words, whatever their accents and case. Who has the database alone
 * sees that two texts share a word, and neither the word nor their order. A key that is changed changes them all, so they are written anew with
 * the text.
 */
export function wordDigests(text: string, keys: Pick<EncryptionKeys, 'sealKey'>): string[] {
  return wordsOf(text).map((word) => digestOf(word, keys));
}

/** For each word that is looked for, its digests under every key. */
export function searchedDigests(text: string, keys: EncryptionKeys): string[][] {
  return wordsOf(text).map((word) => [...underEachKey(keys, (key) => digestOf(word, key))]);
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])].toSorted().slice(0, maxWords);
}

function digestOf(word: string, { sealKey }: Pick<Environment, 'sealKey'>): string {
  const key = createHmac('sha256', sealKey).update('index:words').digest();
  return createHmac('sha256', key).update(word).digest('base64url').slice(0, 12);
}
