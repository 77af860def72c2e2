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

test('the databases of tests are made in memory, always in the same folder', () => {
  const { folder, passing } = databaseFolder(memory, 1);
  expect(passing).toBe(true);
  expect(dirname(folder)).toBe(memory);
  expect(statSync(folder).isDirectory()).toBe(true);
  expect(databaseFolder(memory, 1).folder).toBe(folder);
});

test('and on disk where memory has too little room, or is no folder', () => {
  const stays = { folder: dataPath('unit', 'postgres'), passing: false };
  expect(databaseFolder(memory, Number.POSITIVE_INFINITY)).toEqual(stays);
  expect(databaseFolder(join(memory, 'nowhere'), 1)).toEqual(stays);
});
