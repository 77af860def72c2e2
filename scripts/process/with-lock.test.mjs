import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './with-lock.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('work under the same lock runs one at a time', async () => {
  let inside = 0;
  let max = 0;
  const work = async () => {
    inside += 1;
    max = Math.max(max, inside);
    await turn();
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withLock(join(folder, 'lock'), work)));
  expect(max).toBe(1);
});

test('the lock is free again when the work fails', async () => {
  const lock = join(folder, 'lock');
  await expect(withLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(lock)).toBe(false);
});

test('a holder that was killed does not block the next', async () => {
  const lock = join(folder, 'lock');
  mkdirSync(lock);
  writeFileSync(join(lock, 'pid'), '4194304');
  expect(await withLock(lock, () => 'done')).toBe('done');
});
