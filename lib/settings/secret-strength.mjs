import { deflateRawSync } from 'node:zlib';

/** Above the entropy of secrets that people make up, and below that of 32 random bytes: of 200,000 in base64url the least had 181.7. */
const minBits = 165;
const minCharacters = 43;

/**
 * Whether a secret can come from a generator: long enough, its signs neither repeated nor in order, and no part of it twice.
 * An estimate: it refuses what is plainly guessable and cannot prove that the rest is random.
 * @param {string} secret
 */
export function isStrongSecret(secret) {
  const steps = Array.from(secret.slice(1), (sign, index) => String(sign.charCodeAt(0) - secret.charCodeAt(index)));
  const bits = Math.min(entropy(Array.from(secret)), entropy(steps)) * secret.length;
  return secret.length >= minCharacters && bits >= minBits && !/\s/.test(secret) && deflateRawSync(secret).length >= minCharacters - 10;
}

/** Bits for each sign, by how often each occurs. @param {string[]} signs */
function entropy(signs) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - (count / signs.length) * Math.log2(count / signs.length), 0);
}
