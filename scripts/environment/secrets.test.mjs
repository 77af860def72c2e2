import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropOldSecrets, ensureSecrets, rotateSecret } from './secrets.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('secrets are made once, each of 32 bytes, and only their owner can read them', () => {
  const file = join(folder, 'kept', 'secrets.json');
  const first = ensureSecrets(file);
  expect(Buffer.from(first.AUTH_SECRET, 'base64')).toHaveLength(32);
  expect(first.AUTH_SECRET).not.toBe(first.SEAL_KEY);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(ensureSecrets(file)).toEqual(first);
});

test('a file that others could read is closed to them before its secrets are used', () => {
  const file = join(folder, 'secrets.json');
  ensureSecrets(file);
  chmodSync(file, 0o644);
  ensureSecrets(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a secret that is missing is added and the others stay', () => {
  const file = join(folder, 'secrets.json');
  writeFileSync(file, JSON.stringify({ AUTH_SECRET: 'kept', OTHER: 'kept too' }));
  expect(ensureSecrets(file)).toMatchObject({ AUTH_SECRET: 'kept' });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ OTHER: 'kept too', SEAL_KEY: expect.any(String) });
});

test('a damaged file is never replaced: what was sealed with its key would be lost', () => {
  const file = join(folder, 'secrets.json');
  writeFileSync(file, '{');
  expect(() => ensureSecrets(file)).toThrow(file);
  expect(readFileSync(file, 'utf8')).toBe('{');
});

test('a rotated secret is new, the earlier ones are stored in order until they are dropped, and the others stay', () => {
  const file = join(folder, 'secrets.json');
  const first = ensureSecrets(file);
  rotateSecret(file, 'SEAL_KEY', 'SEAL_KEYS_OLD');
  const second = ensureSecrets(file);
  rotateSecret(file, 'SEAL_KEY', 'SEAL_KEYS_OLD');
  const third = ensureSecrets(file);
  expect(new Set([first.SEAL_KEY, second.SEAL_KEY, third.SEAL_KEY]).size).toBe(3);
  expect(third).toEqual({ ...first, SEAL_KEY: third.SEAL_KEY, SEAL_KEYS_OLD: `${second.SEAL_KEY},${first.SEAL_KEY}` });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  dropOldSecrets(file, ['SEAL_KEYS_OLD', 'AUTH_SECRETS_OLD']);
  expect(ensureSecrets(file)).toEqual({ ...first, SEAL_KEY: third.SEAL_KEY });
});

test('no secret is forgotten to make room for a sixth', () => {
  const file = join(folder, 'secrets.json');
  for (let turn = 0; turn < 5; turn += 1) rotateSecret(file, 'SEAL_KEY', 'SEAL_KEYS_OLD');
  const stored = ensureSecrets(file);
  expect(() => rotateSecret(file, 'SEAL_KEY', 'SEAL_KEYS_OLD')).toThrow('drop');
  expect(ensureSecrets(file)).toEqual(stored);
});
