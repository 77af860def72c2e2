import postgres from 'postgres';
import { expect, test } from 'vitest';
import { testDatabase } from './database';

test('each test file has a migrated database of its own, dropped after it is closed', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  const sql = postgres(one.url, { max: 1 });
  const tables = await sql`select table_name from information_schema.tables where table_schema = 'public'`;
  await sql.end();
  expect(tables.length).toBeGreaterThan(0);
  expect(one.url).not.toBe(other.url);

  await Promise.all([one.close(), other.close()]);
  const gone = postgres(one.url, { max: 1 });
  await expect(gone`select 1`).rejects.toMatchObject({ code: '3D000' });
  await gone.end();
});
