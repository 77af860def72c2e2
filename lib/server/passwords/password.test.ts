import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './password';

test('a password is stored as argon2id, slow and with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('a mesma senha de sempre'), hashPassword('a mesma senha de sempre')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('a password counts as it was typed: every sign to the last, case and blanks included', async () => {
  const typed = ` ${'Ção '.repeat(31)}fim`;
  const stored = await hashPassword(typed);
  expect(await passwordMatches(stored, typed)).toBe(true);
  for (const other of [typed.trim(), typed.slice(0, -1), typed.toLowerCase(), typed.slice(0, 72), `${typed} `])
    expect(await passwordMatches(stored, other), other).toBe(false);
});
