import { expect, test } from 'vitest';
import { clusterProblem, refuseOtherVersion } from './cluster-problem.mjs';

test.each([
  [{ code: 1, stderr: 'initdb: error: could not look up effective user ID 12345: user does not exist\n' }, 'a user without a name'],
  [{ code: 'EACCES' }, 'noexec'],
  [{ code: 1, stderr: 'initdb: error: could not write: No space left on device' }, 'no room left'],
  [{ code: 1, stderr: 'creating directory … ok\ninitdb: error: locale is odd\n' }, 'initdb: error: locale is odd'],
])('a failed initdb is told in one sentence: %j', (error, words) => {
  const { message } = clusterProblem(Object.assign(new Error('Command failed: initdb -D /x --pwfile=/y'), error), '/bin');
  expect(message).toContain(words);
  expect(message).not.toContain('pwfile');
  expect(message).not.toContain('\n');
});

test('a cluster of another major version is refused with both versions and the way out', () => {
  /** @param {string} made */
  const of = (made) => refuseOtherVersion({ cluster: '/data', made, brought: 'postgres (PostgreSQL) 18.1' });
  expect(() => of('17\n')).toThrow(/PostgreSQL 17.*brings 18.*npm run backup.*npm run restore puts the folder aside as \/data-17 /);
  expect(() => of('18\n')).not.toThrow();
});
