import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isStrongSecret } from './secret-strength.mjs';

test('32 random bytes are accepted, in base64, base64url and hexadecimal, in a thousand of a thousand cases', () => {
  for (let run = 0; run < 1_000; run += 1) {
    const bytes = randomBytes(32);
    for (const encoding of ['base64', 'base64url', 'hex'] as const) expect(isStrongSecret(bytes.toString(encoding))).toBe(true);
  }
});

test.each([
  ['one sign repeated', 'a'.repeat(64)],
  ['a word repeated', 'senha-forte-'.repeat(6)],
  ['an alphabet in order', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'],
  ['digits alone', '01234567890123456789012345678901234567890123456789'],
  ['sixteen random signs four times', 'k3Qz9LxW0pVt7RbN'.repeat(4)],
  ['16 bytes in hexadecimal', '9f86d081884c7d659a2feaa0c55ad015'],
  ['a sentence', 'the quick brown fox jumps over the lazy dog'],
  ['the name of a placeholder', 'change-me-change-me-change-me-change-me-change-me'],
  ['nothing', ''],
])('%s is refused', (_, secret) => {
  expect(isStrongSecret(secret)).toBe(false);
});
