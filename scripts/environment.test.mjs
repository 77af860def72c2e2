import { expect, test } from 'vitest';
import { databaseName, settingProblems, wantsSandbox } from './environment.mjs';

const service = { PAYMENTS_URL: 'https://pagamentos.example/v1', PAYMENTS_TOKEN: 'abc' };
const secret = 'x'.repeat(32);

test('with nothing configured the sandbox stands in, and nothing is asked for', () => {
  expect(wantsSandbox({})).toBe(true);
  expect(settingProblems({})).toEqual([]);
});

test.each([{ PAYMENTS_TOKEN: 'abc' }, { PAYMENTS_URL: '' }, { PAYMENTS_URL: service.PAYMENTS_URL }])(
  'a service that is half configured is refused, never replaced by the sandbox: %o',
  (variables) => {
    expect(wantsSandbox(variables)).toBe(false);
    expect(settingProblems(variables)).not.toEqual([]);
  },
);

test('every wrong setting is named at once with its form, and its value is not repeated', () => {
  const problems = settingProblems({
    ...service,
    PAYMENTS_URL: 'http://pagamentos.example/v1',
    PORT: '70000',
    DATABASE_URL: 'mysql://leak',
  });
  expect(problems.map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'APP_URL',
    'PAYMENTS_URL',
    'DATABASE_URL',
    'AUTH_SECRET',
    'SEAL_KEY',
  ]);
  expect(problems.join()).not.toContain('leak');
});

test('a complete production configuration is accepted', () => {
  const database = { DATABASE_URL: 'postgres://a:b@db:5432/balcao', AUTH_SECRET: secret, SEAL_KEY: secret };
  expect(settingProblems({ ...service, ...database, APP_URL: 'https://balcao.example', PORT: '8080' })).toEqual([]);
});

test.each([
  ['PORT', ['1', '65535'], ['0', '65536', '80a', '']],
  [
    'APP_URL',
    ['https://balcao.example', 'http://127.0.0.1:3000/'],
    ['balcao.example', 'https://balcao.example/app', 'ftp://balcao.example'],
  ],
  [
    'PAYMENTS_URL',
    ['https://api.example/v1', 'http://127.0.0.1:4010/v1', 'http://localhost:4010/v1'],
    ['http://api.example/v1', 'https://api.example', 'https://api.example/v1?x=1', 'not an address'],
  ],
  ['PAYMENTS_TOKEN', ['abc'], ['', 'a b', 'a\n']],
  ['DATABASE_URL', ['postgres://a@b/c', 'postgresql://a@b/c'], ['b/c', 'https://b/c']],
  ['AUTH_SECRET', [secret], ['short']],
  ['SEAL_KEY', [secret], ['short']],
])('%s is checked by its form', (name, good, bad) => {
  const about = (/** @type {string} */ value) => settingProblems({ [name]: value }).filter((line) => line.startsWith(`${name} não serve`));
  expect(good.flatMap(about)).toEqual([]);
  for (const value of bad) expect(about(value)).toHaveLength(1);
});

test('the demonstration, whose passwords are public, never shares a database with the real account', () => {
  expect(databaseName({})).not.toBe(databaseName(service));
});
