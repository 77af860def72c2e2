import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { problem } from '@/lib/contracts/problem/problem';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { noteMoment } from '@/lib/server/instances/shared-moments';
import { canary, officeForTests } from '@/lib/server/testing/office-for-tests';
import { type Examined, examine } from './examine';

const office = officeForTests();

async function findings(change: Partial<Examined> = {}) {
  const { db, environment } = office.services();
  const all = await examine({
    db,
    environment,
    upstream: async () => ({}),
    now: new Date(),
    nodeVersion: 'v24.1.0',
    folder: process.cwd(),
    ...change,
  });
  expect(JSON.stringify(all)).not.toContain(canary);
  return Object.fromEntries(all.map(({ about, state, text }) => [about, { state, text }]));
}

test('a new installation is well, and what should be set up before it is used is named', async () => {
  const { node, database, schema, users, clock, service, operations, audit, anchors, backup, mail } = await findings();
  for (const well of [node, database, schema, clock, service, operations, audit]) expect(well).toMatchObject({ state: 'ok' });
  // The one user of the tests owns everything.
  for (const missing of [users, anchors, backup, mail]) expect(missing).toMatchObject({ state: 'warn' });
});

test('a backup is remembered, and one that is two days old is named', async () => {
  await noteMoment(office.services().db, 'backup-made', new Date());
  expect((await findings()).backup).toMatchObject({ state: 'ok' });
  expect((await findings({ now: new Date(Date.now() + 2 * 24 * 3_600_000) })).backup).toMatchObject({ state: 'warn' });
});

test('a Node without fixes, a service that refuses us and a changed audit are named, and what else is wrong with them', async () => {
  const { db } = office.services();
  await recordAuditEvent(db, { actorId: null, address: null, action: 'staff.created', result: 'done' }, new Date());
  await db.execute(sql`alter table audit disable trigger user`);
  await db.execute(sql`update audit set result = 'refused' where sequence = 1`);
  const refuse = async () => {
    throw problem({ statusCode: 401, errorCode: 'SVA100', message: canary });
  };
  const { node, service, audit } = await findings({ nodeVersion: 'v20.19.0', upstream: refuse });
  expect(node).toMatchObject({ state: 'warn' });
  expect(service).toEqual({ state: 'fail', text: 'does not answer as it should (SVA100)' });
  expect(audit).toMatchObject({ state: 'fail', text: expect.stringContaining('row 1') });
});

test('without a database nothing else of it is asked', async () => {
  const url = new URL(office.services().environment.databaseUrl);
  url.port = '1';
  const environment = { ...office.services().environment, databaseUrl: url.href };
  const all = await findings({ environment });
  expect(all.database).toMatchObject({ state: 'fail', text: expect.stringContaining('nothing listens there') });
  expect(Object.keys(all)).toEqual(['node', 'disk', 'database']);
});
