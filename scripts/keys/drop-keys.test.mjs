import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureSecrets, rotateSecret } from '../environment/secrets.mjs';
import { dropKeys } from './drop-keys.mjs';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  file = join(folder, 'secrets.json');
  ensureSecrets(file);
  rotateSecret(file, 'SEAL_KEY', 'SEAL_KEYS_OLD');
});
afterEach(() => rmSync(folder, { recursive: true }));

const stored = () => JSON.parse(readFileSync(file, 'utf8'));
/** @param {Partial<Parameters<typeof dropKeys>[0]>} asked */
const drop = (asked = {}) =>
  dropKeys({
    file,
    names: ['SEAL_KEYS_OLD', 'AUTH_SECRETS_OLD'],
    confirmed: true,
    inSettings: false,
    isNeeded: async () => false,
    ...asked,
  });

test('older keys stay until somebody has read what is lost with them', async () => {
  expect(await drop({ confirmed: false })).toContain('Nothing was changed.');
  expect(stored()).toHaveProperty('SEAL_KEYS_OLD');
});

test('older keys stay while something stored needs them, and what needs them has been said by then', async () => {
  expect(await drop({ isNeeded: async () => true })).toBe('');
  expect(stored()).toHaveProperty('SEAL_KEYS_OLD');
});

test('older keys go, and the current ones stay', async () => {
  const { SEAL_KEY, AUTH_SECRET } = stored();
  expect(await drop()).toContain('forgotten from the next start');
  expect(stored()).toEqual({ SEAL_KEY, AUTH_SECRET });
});

test('older keys of the settings are named, since they are not ours to take out', async () => {
  expect(await drop({ inSettings: true })).toContain('Take them out of the settings as well.');
});
