import 'server-only';
import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's floor for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

export function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

/** Letters and digits that cannot be mistaken for one another when read aloud. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password to be handed over once: four groups of four, 79 bits. */
export function oneTimePassword(): string {
  const letters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
