import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockProblems } from './lock-problems.mjs';
import { minima } from './policy.mjs';

const integrity = 'sha512-AAAA';

/** @param {Record<string, import('./lock-problems.mjs').Entry>} packages */
const problemsOf = (packages) => lockProblems({ lockfileVersion: 3, packages });

test('the lock of this project has no problem, and holds every package that has a minimum', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(lockProblems(lock)).toEqual([]);
  for (const name of Object.keys(minima)) expect(lock.packages).toHaveProperty([`node_modules/${name}`]);
});

test.each([
  { 'node_modules/clsx': { version: '2.1.1', integrity } },
  { 'node_modules/@scope/a': { version: '1.0.0-beta.1', integrity, resolved: 'https://registry.example/@scope/a/-/a-1.0.0-beta.1.tgz' } },
  { 'node_modules/a/node_modules/b': { version: '1.0.0', inBundle: true } },
  { 'node_modules/esbuild': { version: '0.28.2', integrity, hasInstallScript: true } },
  { 'node_modules/next': { version: '16.3.8', integrity } },
  { 'node_modules/next': { version: '17.0.0', integrity } },
  { '': { devDependencies: { other: 'npm:@scope/a@1.0.0' } }, 'node_modules/other': { name: '@scope/a', version: '1.0.0', integrity } },
])('an ordinary package is taken: %j', (/** @type {any} */ packages) => {
  expect(problemsOf(packages)).toEqual([]);
});

test.each([
  ['below', { 'node_modules/next': { version: '16.3.7', integrity } }],
  ['below', { 'node_modules/next': { version: '16.3.8-canary.1', integrity } }],
  ['below', { 'node_modules/a/node_modules/nodemailer': { version: '7.0.13', integrity } }],
  ['below', { 'node_modules/mail': { name: 'nodemailer', version: '7.0.13', integrity } }],
  ['integrity', { 'node_modules/a': { version: '1.0.0' } }],
  ['integrity', { 'node_modules/a': { version: '1.0.0', integrity: 'sha1-AAAA' } }],
  ['run a program', { 'node_modules/a': { version: '1.0.0', integrity, hasInstallScript: true } }],
  ['registry', { 'node_modules/a': { version: '1.0.0', integrity, resolved: 'git+ssh://git@host.example/a.git#abc' } }],
  ['registry', { 'node_modules/a': { version: '1.0.0', integrity, resolved: 'file:../a.tgz' } }],
  ['registry', { 'node_modules/a': { version: '1.0.0', integrity, resolved: 'http://registry.example/a/-/a-1.0.0.tgz' } }],
  ['registry', { 'node_modules/a': { version: '1.0.0', integrity, resolved: 'https://registry.example/b/-/b-1.0.0.tgz' } }],
  ['registry', { 'node_modules/a': { version: '1.0.0', integrity, resolved: 'https://registry.example/a/-/a-1.0.1.tgz' } }],
  [
    'more than one registry',
    {
      'node_modules/a': { version: '1.0.0', integrity, resolved: 'https://one.example/a/-/a-1.0.0.tgz' },
      'node_modules/b': { version: '1.0.0', integrity, resolved: 'https://other.example/b/-/b-1.0.0.tgz' },
    },
  ],
  ['version of a package', { 'node_modules/a': { link: true, resolved: 'packages/a' } }],
  ['version of a package', { 'packages/a': { version: '1.0.0', integrity } }],
  ['exact version', { '': { dependencies: { a: '^1.0.0' } } }],
  ['exact version', { '': { devDependencies: { a: 'npm:b@^1.0.0' } } }],
  ['exact version', { '': { devDependencies: { a: 'github:somebody/a' } } }],
])('is refused as %s: %j', (words, /** @type {any} */ packages) => {
  expect(problemsOf(packages).join('\n')).toContain(words);
});

test('a lock of another version is refused, for it would be read wrongly', () => {
  expect(lockProblems({ lockfileVersion: 1, packages: {} })).toHaveLength(1);
});
