import { connect, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '@/lib/server/database/database';
import { type TestDatabase, testDatabase } from '@/lib/server/testing/database';
import { announce } from './announce';
import { type Hub, openHub } from './hub';

let database: TestDatabase;
let db: Database;
let close: () => Promise<void>;
let hub: Hub | undefined;

beforeAll(async () => {
  database = await testDatabase();
  ({ db, close } = openDatabase(database.url));
});
afterEach(() => hub?.close());
afterAll(async () => {
  await close();
  await database.close();
});

function listener() {
  const received: (readonly string[])[] = [];
  let missed = 0;
  return {
    received,
    missed: () => missed,
    subscriber: {
      changed: (resources: readonly string[]) => void received.push(resources),
      missed: () => {
        missed += 1;
      },
    },
  };
}

/** A database connection that the test can cut and restore. */
async function withProxyConnection(url: string) {
  const target = new URL(url);
  const { hostname } = target;
  const databasePort = Number(target.port);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(databasePort, hostname);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => sockets.delete(end));
    }
    socket.pipe(upstream).pipe(socket);
  });
  const listen = (port: number) => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  target.port = String(port);
  return {
    url: target.href,
    async disconnect() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listen(port),
  };
}

const generously = { timeout: 25_000 };

test('changes close in time reach each listener as one event, without duplicates', async () => {
  hub = await openHub(database.url);
  const [one, other] = [listener(), listener()];
  hub.subscribe(one.subscriber);
  const leave = hub.subscribe(other.subscriber);
  await db.transaction(async (tx) => {
    await announce(tx, ['transactions', 'charges']);
    await announce(tx, ['charges', 'balance']);
    for (let again = 0; again < 50; again += 1) await announce(tx, ['operations', again % 2 === 0 ? 'staff' : 'audit']);
  });
  await expect.poll(() => one.received.length, generously).toBe(1);
  expect(one.received).toEqual([['transactions', 'charges', 'balance', 'operations', 'staff', 'audit']]);
  expect(other.received).toEqual(one.received);
  leave();
  await announce(db, ['staff']);
  await expect.poll(() => one.received.length, generously).toBe(2);
  expect(other.received).toHaveLength(1);
});

test('a rolled-back change is not announced', async () => {
  hub = await openHub(database.url);
  const one = listener();
  hub.subscribe(one.subscriber);
  await db
    .transaction(async (tx) => {
      await announce(tx, ['staff']);
      throw new Error('rolled back');
    })
    .catch(() => {});
  await announce(db, ['audit']);
  await expect.poll(() => one.received, generously).toEqual([['audit']]);
});

test('after a lost connection every listener is notified that it may have missed changes, and receives new ones', async () => {
  const way = await withProxyConnection(database.url);
  hub = await openHub(way.url, 100);
  const one = listener();
  hub.subscribe(one.subscriber);
  expect(one.missed()).toBe(0);
  await way.disconnect();
  await announce(db, ['staff']);
  await way.mend();
  await expect.poll(one.missed, generously).toBeGreaterThan(0);
  await announce(db, ['audit']);
  await expect.poll(() => one.received, generously).toEqual([['audit']]);
  await hub.close();
  hub = undefined;
  await way.disconnect();
});

test('a connection that cannot be opened rejects', async () => {
  await expect(openHub('postgres://nobody:nothing@127.0.0.1:1/away')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
