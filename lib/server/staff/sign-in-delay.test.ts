import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '@/lib/server/database/database';
import { signInFailures } from '@/lib/server/database/schema';
import { type TestDatabase, testDatabase } from '@/lib/server/testing/database';
import { accountHash, countSignInTry, sweepSignInFailures } from './sign-in-delay';

let database: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
const account = accountHash('ana@loja.example');
const began = new Date('2026-11-28T12:00:00Z');
const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000);

beforeAll(async () => {
  database = await testDatabase();
  opened = openDatabase(database.url);
});
afterAll(async () => {
  await opened.close();
  await database.close();
});

test('failures are swept once they make nobody wait any more, and not before', async () => {
  const { db } = opened;
  for (let tries = 0; tries < 3; tries += 1) await countSignInTry(db, account, null, began);
  await sweepSignInFailures(db, after(14));
  expect(await countSignInTry(db, account, null, began)).toBeGreaterThan(0);
  await sweepSignInFailures(db, after(15));
  expect(await db.select().from(signInFailures)).toEqual([]);
  expect(await countSignInTry(db, account, null, after(15))).toBe(0);
});
