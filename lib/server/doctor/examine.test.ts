import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { problem } from '@/lib/contracts/problem/problem';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { noteMoment } from '@/lib/server/instances/shared-moments';
import { certificateForTests } from '@/lib/server/testing/certificate-for-tests';
import { mailServer } from '@/lib/server/testing/mail-server';
import { canary, officeForTests } from '@/lib/server/testing/office-for-tests';
import { type Examined, examine } from './examine';

const office = officeForTests();
const smtp = mailServer();

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

test('the end of the fixes for PostgreSQL is told half a year before, and afterwards', async () => {
  const { db } = office.services();
  const [row] = await db.execute<{ major: number }>(sql`select current_setting('server_version_num')::int / 10000 as major`);
  const year = (row?.major ?? 0) + 2012;
  const at = async (now: string) => (await findings({ now: new Date(now) }))['database version'];
  expect(await at(`${year}-04-01T00:00:00Z`)).toMatchObject({ state: 'ok' });
  expect(await at(`${year}-06-01T00:00:00Z`)).toMatchObject({ state: 'warn', text: expect.stringContaining(`November ${year}: plan`) });
  expect(await at(`${year}-11-02T00:00:00Z`)).toMatchObject({ state: 'warn', text: expect.stringContaining(`November ${year}: move`) });
});

test('the end of the certificate is told a month before, and what it ends with', async () => {
  const { card, end, remove } = await certificateForTests();
  const { environment } = office.services();
  const before = async (days: number, change: object = {}) => {
    const now = new Date(end.getTime() - days * 24 * 3_600_000);
    return (await findings({ now, environment: { ...environment, card: { ...card, ...change } } })).certificate;
  };
  expect(await before(31)).toMatchObject({ state: 'ok' });
  expect(await before(12.5)).toMatchObject({ state: 'warn', text: expect.stringContaining('in 12 days') });
  expect(await before(-1)).toMatchObject({ state: 'fail' });
  expect(await before(31, { certFile: card.keyFile })).toMatchObject({ state: 'fail' });
  await remove();
});

test('a mail server that takes our user is well, and one that does not or is not there is named without its words', async () => {
  const from = { name: 'Balcão', address: 'avisos@loja.example' };
  const server = { host: '127.0.0.1', port: smtp.port(), secure: false, local: true, auth: { user: 'u', pass: 'canary' }, from };
  const { environment } = office.services();
  const through = async (change: object) => (await findings({ environment: { ...environment, mail: { ...server, ...change } } })).mail;
  expect(await through({})).toMatchObject({ state: 'ok' });
  expect(await through({ auth: { user: 'u', pass: 'another' } })).toMatchObject({
    state: 'fail',
    text: expect.stringContaining('(EAUTH)'),
  });
  expect(await through({ port: 1 })).toMatchObject({ state: 'fail', text: expect.stringContaining('(ESOCKET)') });
  expect(smtp.taken()).toEqual([]);
});

test('without a database nothing else of it is asked', async () => {
  const url = new URL(office.services().environment.databaseUrl);
  url.port = '1';
  const environment = { ...office.services().environment, databaseUrl: url.href };
  const all = await findings({ environment });
  expect(all.database).toMatchObject({ state: 'fail', text: expect.stringContaining('nothing listens there') });
  expect(Object.keys(all)).toEqual(['node', 'disk', 'database']);
});
