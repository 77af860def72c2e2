import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '@/lib/server/testing/database';
import { startTransactionPooler } from '@/lib/server/testing/transaction-pooler';
import { requireUsableDatabase } from './usable-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const at = (change: (url: URL) => void) => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};

test('a database, and so a pooler that keeps a connection for each of its clients, is accepted', async () => {
  await expect(requireUsableDatabase(database.url, 'DATABASE_URL')).resolves.toBeUndefined();
});

test('a pooler that lends connections for one transaction is refused with a sentence', async () => {
  const pooler = await startTransactionPooler(database.url);
  try {
    await expect(requireUsableDatabase(pooler.url, 'DATABASE_URL')).rejects.toThrow(
      /^DATABASE_URL is wrong: it leads to a connection pooler in transaction mode.*; for example postgres:\/\//,
    );
  } finally {
    await pooler.stop();
  }
});

test.each([
  ['nothing listens', 'nothing listens there', () => at((url) => (url.port = '1'))],
  ['there is no such database', 'there is no such database', () => at((url) => (url.pathname = '/canary'))],
])('where %s, that is said with the form, and nothing of the address', async (_what, reason, url) => {
  const refused = requireUsableDatabase(url(), 'DATABASE_OWNER_URL');
  await expect(refused).rejects.toThrow(`DATABASE_OWNER_URL is wrong: ${reason}; `);
  await expect(refused).rejects.not.toThrow('canary');
});

test('what listens and is no PostgreSQL is said', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', () => listening()));
  const address = server.address();
  const url = at((one) => (one.port = String(typeof address === 'object' ? address?.port : 0)));
  await expect(requireUsableDatabase(url, 'DATABASE_URL', 300)).rejects.toThrow('no PostgreSQL answers there');
  server.close();
});
