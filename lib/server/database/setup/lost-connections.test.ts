import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '@/lib/server/database/database';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
let finance: Person;
let killer: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  finance = await office.person('finance');
  killer = openDatabase(office.services().environment.databaseUrl, { max: 1 });
});
afterAll(() => killer.close());

const list = () => office.send('GET', '/operations?page=1&limit=10', { as: finance });

/** Ends every connection to our database but the one that says so, as a restart of the database does. */
const endConnections = () =>
  killer.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );

test('reads and charges go on by themselves after all connections were cut, forty times, and no charge is made twice', async () => {
  const references: string[] = [];
  office.service().behave(async (request, response) => {
    if (request.method === 'POST') references.push(JSON.parse(await text(request)).virtualAccount);
    const id = `C${references.length}`;
    const charge = { id, type: 'DEPOSIT', status: 'PENDING', amount: 10, qrCodeText: 'code', createdAt: '2026-11-27T15:00:00Z' };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(charge));
  });
  for (let round = 0; round < 40; round += 1) {
    const body = { amount: 10, virtualAccount: `round-${round}` };
    const headers = { 'idempotency-key': randomUUID() };
    const charge = () => office.send('POST', '/pix', { at: 'payments', as: finance, body, headers });
    const underWay = [charge(), ...Array.from({ length: 6 }, list)];
    await endConnections();
    for (const { status } of await Promise.all(underWay)) expect(status === 200 || status >= 500, String(status)).toBe(true);
    // A connection may be found cut once more when it is used; then there is a new one.
    await expect.poll(async () => (await list()).status, { timeout: 10_000 }).toBe(200);
    // The same press made again is the same charge: made now, or still under way where the cut came between sending it and noting its result.
    await expect
      .poll(async () => (await charge()).status, { timeout: 10_000 })
      .toSatisfy((status: number) => status < 300 || status === 409);
  }
  expect(references.length).toBeGreaterThan(0);
  expect(new Set(references).size).toBe(references.length);
});
