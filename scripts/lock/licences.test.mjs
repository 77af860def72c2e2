import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';
import { doubtfulLicences, licencesOf } from './licences.mjs';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

test('what is shipped has licences that ask for no more than to be named along', () => {
  const licences = licencesOf(lock);
  expect(licences.length).toBeGreaterThan(100);
  expect(licences).toContainEqual({ name: 'next', version: lock.packages['node_modules/next'].version, licence: 'MIT' });
  expect(licences.map(({ name }) => name)).not.toContain('vitest');
  expect(doubtfulLicences(licences)).toEqual([]);
});

test.each([
  ['GPL-3.0', true],
  ['unknown', true],
  ['AGPL-3.0-only OR MIT', false],
  ['(MIT AND GPL-2.0)', true],
  ['(MIT OR CC0-1.0)', false],
  ['MIT AND BSD-3-Clause', false],
])('a package of %s is doubtful: %s', (licence, isDoubtful) => {
  const packages = { '': {}, 'node_modules/a/node_modules/b': { version: '1.0.0', license: licence }, 'node_modules/c': { dev: true } };
  expect(doubtfulLicences(licencesOf({ packages })).map(({ name }) => name)).toEqual(isDoubtful ? ['b'] : []);
});
