import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseName, loadVariables, startProblems, wantsSandbox } from './environment.mjs';

const service = { PAYMENTS_URL: 'https://pagamentos.example/v1', PAYMENTS_TOKEN: 'abc' };
const secret = (/** @type {string} */ name) => createHash('sha256').update(name).digest('base64');
const secrets = { AUTH_SECRET: secret('one'), SEAL_KEY: secret('other') };
const database = { DATABASE_URL: 'postgres://a:b@db.example:5432/balcao?sslmode=verify-full', ...secrets };
const demoDatabase = { DATABASE_URL: 'postgres://a:b@127.0.0.1:5432/balcao_demo', ...secrets };

/** @param {import('./environment.mjs').Variables} variables */
const refusedNames = (variables) => startProblems(variables).map((line) => line.split(' ')[0]);

test('with nothing configured the sandbox is used, and no setting is required', () => {
  expect(wantsSandbox({})).toBe(true);
  expect(startProblems({})).toEqual([]);
});

test.each([{ PAYMENTS_TOKEN: 'abc' }, { PAYMENTS_URL: '' }, { PAYMENTS_URL: service.PAYMENTS_URL }])(
  'a service that is half configured is refused, never replaced by the sandbox: %o',
  (variables) => {
    expect(wantsSandbox(variables)).toBe(false);
    expect(startProblems(variables)).not.toEqual([]);
  },
);

test('a database without a service is refused and the sandbox named, never filled with a demonstration', () => {
  const variables = { ...database, APP_URL: 'https://balcao.example' };
  expect(wantsSandbox(variables)).toBe(false);
  expect(refusedNames(variables)).toEqual(['PAYMENTS_URL', 'PAYMENTS_TOKEN']);
  expect(startProblems(variables)[0]).toContain('SANDBOX=on');
});

test('a demonstration in a database of its own has to be asked for, and the database named for it', () => {
  expect(startProblems({ ...demoDatabase, SANDBOX: 'on' })).toEqual([]);
  expect(wantsSandbox({ ...demoDatabase, SANDBOX: 'on' })).toBe(true);
  expect(refusedNames({ ...database, SANDBOX: 'on' })).toEqual(['SANDBOX']);
});

test('the real account is never served from a database of the demonstration', () => {
  expect(refusedNames({ ...demoDatabase, ...service, APP_URL: 'https://balcao.example' })).toEqual(['SANDBOX']);
});

test('the real service and the demonstration at once are refused', () => {
  expect(refusedNames({ ...demoDatabase, ...service, APP_URL: 'https://balcao.example', SANDBOX: 'on' })).toContain('SANDBOX');
});

test('without a sandbox and without a service nothing starts', () => {
  expect(refusedNames({ SANDBOX: 'off' })).toEqual(['PAYMENTS_URL', 'PAYMENTS_TOKEN']);
});

test('every wrong setting is named at once with its form, and its value is not repeated', () => {
  const problems = startProblems({
    ...service,
    PAYMENTS_URL: 'http://leak.example/v1',
    PORT: '70000',
    DATABASE_URL: 'mysql://leak',
    LOG_LEVEL: 'leak',
    SMTP_URL: 'smtp://leak.example',
    SANDBOX_PORT: 'leak',
  });
  expect(problems.map((line) => line.split(' ')[0])).toEqual([
    'APP_URL',
    'PAYMENTS_URL',
    'DATABASE_URL',
    'AUTH_SECRET',
    'SEAL_KEY',
    'MAIL_FROM',
    'LOG_LEVEL',
    'SANDBOX_PORT',
    'PORT',
  ]);
  expect(problems.join()).not.toContain('leak');
});

test('a complete production configuration is accepted', () => {
  expect(startProblems({ ...service, ...database, APP_URL: 'https://balcao.example', PORT: '8080' })).toEqual([]);
});

test.each([
  ['PORT', ['1', '65535'], ['0', '65536', '80a', '']],
  [
    'APP_URL',
    ['https://balcao.example', 'http://127.0.0.1:3000/'],
    ['balcao.example', 'https://balcao.example/app', 'ftp://balcao.example', 'http://balcao.example', 'http://localhost.example'],
  ],
  [
    'PAYMENTS_URL',
    ['https://api.example/v1', 'http://127.0.0.1:4010/v1', 'http://localhost:4010/v1'],
    ['http://api.example/v1', 'https://api.example', 'https://api.example/v1?x=1', 'https://a:b@api.example/v1', 'not an address'],
  ],
  ['PAYMENTS_TOKEN', ['abc'], ['', 'a b', 'a\n']],
  ['DATABASE_URL', ['postgres://a@127.0.0.1/c', database.DATABASE_URL], ['b/c', 'https://b/c', 'postgres://a@b.example/c']],
  ['AUTH_SECRET', [secrets.AUTH_SECRET], ['short', 'x'.repeat(32), 'x'.repeat(64)]],
  ['SEAL_KEY', [secrets.SEAL_KEY], ['short', 'x'.repeat(32), 'x'.repeat(64)]],
])('%s is checked for what it is worth', (name, good, bad) => {
  const about = (/** @type {string} */ value) => startProblems({ [name]: value }).filter((line) => line.startsWith(`${name} is wrong`));
  expect(good.flatMap(about)).toEqual([]);
  for (const value of bad) expect(about(value)).toHaveLength(1);
});

test('one secret for two purposes is refused', () => {
  expect(refusedNames({ ...service, ...database, APP_URL: 'https://balcao.example', SEAL_KEY: secrets.AUTH_SECRET })).toEqual(['SEAL_KEY']);
  expect(refusedNames({ ...service, ...database, APP_URL: 'https://balcao.example', SEAL_KEYS_OLD: secrets.AUTH_SECRET })).toEqual([
    'SEAL_KEYS_OLD',
  ]);
  expect(refusedNames({ ...service, ...database, APP_URL: 'https://balcao.example', AUTH_SECRETS_OLD: secrets.SEAL_KEY })).toEqual([
    'SEAL_KEY',
  ]);
});

test('the demonstration, whose passwords are public, never shares a database with the real account', () => {
  expect(databaseName({})).not.toBe(databaseName(service));
});

test('a file of settings that would be read unchecked stops the start and is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  try {
    writeFileSync(join(folder, '.env.production'), 'LOG_LEVEL=debug\n');
    expect(() => loadVariables(folder)).toThrow('.env.production');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
