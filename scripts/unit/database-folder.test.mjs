import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataPath } from '../root.mjs';
import { databaseFolder } from './database-folder.mjs';

let memory = '';
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'memory-'));
});
afterEach(() => rmSync(memory, { recursive: true }));

const onDisk = dataPath('unit', 'postgres');

test('the databases of tests are made in memory, always in the same folder', () => {
  const folder = databaseFolder(memory, 1);
  expect(dirname(folder)).toBe(memory);
  expect(statSync(folder).isDirectory()).toBe(true);
  expect(databaseFolder(memory, 1)).toBe(folder);
});

test('and on disk where memory has too little room, or is no folder', () => {
  expect(databaseFolder(memory, Number.POSITIVE_INFINITY)).toBe(onDisk);
  expect(databaseFolder(join(memory, 'nowhere'), 1)).toBe(onDisk);
});
