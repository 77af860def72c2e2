import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase, type Sql } from '@/sandbox/database/open-database';
import { copyRows } from './copy-rows';

const table = `copied_${randomUUID().slice(0, 8)}`;
let sql: Sql;

beforeAll(async () => {
  sql = openDatabase(inject('postgresUrl'), 1);
  await sql.unsafe(`create table ${table} (first_word text, amount bigint not null)`);
});

afterAll(async () => {
  await sql.unsafe(`drop table ${table}`);
  await sql.end();
});

test('rows are stored unchanged, whatever their text contains', async () => {
  const words = ['', 'João', 'a\tb', 'a\nb', 'a\r\nb', 'a\\nb', '\\N', '\\.', '"quoted"', null];
  const rows = words.map((firstWord, at) => ({ firstWord, amount: BigInt(at) }));
  await sql.begin((tx) => copyRows(tx, table, ['firstWord', 'amount'], rows));
  expect(await sql`select * from ${sql(table)} order by amount`).toEqual(rows);
});

test('refused rows fail, and the connection stays usable', async () => {
  const load = sql.begin((tx) => copyRows(tx, table, ['firstWord', 'amount'], [{ firstWord: 'none', amount: null }]));
  await expect(load).rejects.toThrow(/refused the rows/);
  expect(await sql`select count(*) from ${sql(table)} where first_word = 'none'`).toEqual([{ count: 0n }]);
});
