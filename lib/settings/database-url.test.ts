import { expect, test } from 'vitest';
import { databaseUrl, isDemonstrationDatabase } from './database-url.mjs';

test.each([
  'postgres://a:b@127.0.0.1:5432/balcao',
  'postgresql://a:b@localhost/balcao',
  'postgres://a:b@[::1]:5432/balcao',
  'postgres://a@%2Fvar%2Frun%2Fpostgresql/balcao',
  'postgres://a:b@db.example:5432/balcao?sslmode=verify-full',
])('a database on this machine, or with a verified certificate, is accepted: %s', (url) => {
  expect(databaseUrl.safeParse(url).success).toBe(true);
});

test.each([
  'postgres://a:b@db.example:5432/balcao',
  'postgres://a:b@db.example:5432/balcao?sslmode=require',
  'postgres://a:b@db.example:5432/balcao?sslmode=verify-ca',
  'postgres://a:b@db.example:5432/balcao?sslmode=verify-full&sslmode=disable',
  'postgres://a:b@db.example:5432/balcao?sslmode=verify-full&ssl=false',
  'postgres://a:b@203.0.113.7:5432/balcao?sslmode=verify-full',
  'postgres://a:b@localhost.example/balcao',
  'mysql://a:b@127.0.0.1/balcao',
])('any other is refused: %s', (url) => {
  expect(databaseUrl.safeParse(url).success).toBe(false);
});

test.each(['balcao_demo', 'demo', 'sandbox-2', 'demo_sandbox'])('%s counts as a demonstration database', (name) => {
  expect(isDemonstrationDatabase(name)).toBe(true);
});

test.each(['balcao', 'balcao_real', 'democracia', ''])('%s does not', (name) => {
  expect(isDemonstrationDatabase(name)).toBe(false);
});
