import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl, dataDir, demoPassword, serviceToken } from '@/e2e/support/stack';

interface Canary {
  readonly name: string;
  readonly value: string;
}

/** Secrets of the server that no role may ever see. A new secret needs a new line. */
export function canaries(): readonly Canary[] {
  const { AUTH_SECRET, SEAL_KEY } = secrets();
  return [
    { name: 'the secret of sessions', value: AUTH_SECRET },
    { name: 'the key of what is sealed', value: SEAL_KEY },
    { name: 'the address of callbacks', value: inboxSecret('callbacks') },
    { name: 'the address of card postbacks', value: inboxSecret('card postbacks') },
    { name: 'the password of the database', value: new URL(databaseUrl()).password },
    { name: 'a password of the demonstration', value: demoPassword },
    { name: 'the token of the service', value: serviceToken() },
    { name: 'a header with a token', value: 'Bearer ' },
    { name: 'a setting', value: 'PAYMENTS_TOKEN' },
    { name: 'an address of a database', value: 'postgres://' },
  ];
}

/** The names of the secrets that stand in a text. */
export function canariesIn(text: string, known = canaries()): string[] {
  return known.filter(({ value }) => text.includes(value)).map(({ name }) => name);
}

/** The part of an address of ours for callbacks that only the service knows. */
export function inboxSecret(use: 'callbacks' | 'card postbacks'): string {
  return createHmac('sha256', secrets().SEAL_KEY).update(use).digest('hex').slice(0, 40);
}

function secrets(): { AUTH_SECRET: string; SEAL_KEY: string } {
  return JSON.parse(readFileSync(join(dataDir(), 'secrets.json'), 'utf8'));
}
