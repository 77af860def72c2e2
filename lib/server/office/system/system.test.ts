import { beforeAll, expect, test } from 'vitest';
import { jobNames } from '@/lib/contracts/office/system/system';
import { instances } from '@/lib/server/database/schema/instances-schema';
import { forgetInstance, shareInstance } from '@/lib/server/instances/instance-list';
import { jobStates, noteRun } from '@/lib/server/jobs/job-states';
import { jobs } from '@/lib/server/jobs/jobs';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
let admin: Person;
let finance: Person;

beforeAll(async () => {
  [admin, finance] = await Promise.all([office.person('admin'), office.person('finance')]);
});

const read = async () => (await office.send('GET', '/system', { as: admin })).body;
const later = (seconds: number) => new Date(office.clock.now.getTime() + seconds * 1_000);

test('is read by administrators and auditors alone', async () => {
  expect(await office.send('GET', '/system', { as: finance })).toMatchObject({ status: 403 });
  expect(await office.send('GET', '/system', { as: await office.person('auditor') })).toMatchObject({ status: 200 });
});

test('every job of the server is one the page knows, and the other way round', () => {
  expect(jobs.map(({ name }) => name).toSorted()).toEqual([...jobNames].toSorted());
});

test('names an instance while it tells of itself, then as silent, and not after it has ended', async () => {
  const { db } = office.services();
  const { now } = office.clock;
  await shareInstance(db, [], now);
  expect((await read()).instances).toMatchObject([{ own: true, silent: false, node: process.version, seenAt: now.toISOString() }]);
  office.clock.now = later(31);
  expect((await read()).instances).toMatchObject([{ silent: true }]);
  await forgetInstance(db);
  expect((await read()).instances).toEqual([]);
});

test('says since when a job fails and how often, until it ends well', async () => {
  const { db } = office.services();
  const { now } = office.clock;
  noteRun('exports', false, now);
  noteRun('exports', true, later(1));
  noteRun('exports', true, later(2));
  await shareInstance(db, jobStates(), office.clock.now);
  const failing = { endedAt: now.toISOString(), failingSince: later(1).toISOString(), failures: 2 };
  expect((await read()).jobs).toContainEqual({ name: 'exports', ...failing });
  noteRun('exports', false, later(3));
  await shareInstance(db, jobStates(), office.clock.now);
  expect((await read()).jobs).toContainEqual({ name: 'exports', endedAt: later(3).toISOString(), failingSince: null, failures: 0 });
});

test('what an instance that is silent last told of its jobs counts no longer, and it is forgotten after a day', async () => {
  const { db } = office.services();
  const jobs = [{ name: 'retention', endedAt: null, failingSince: later(0).toISOString(), failures: 3 }] as const;
  const killed = { id: crypto.randomUUID(), version: '0', node: 'v1', streams: 0, jobs, startedAt: later(-90_000), seenAt: later(-60) };
  await db.insert(instances).values(killed);
  expect((await read()).instances).toContainEqual(expect.objectContaining({ id: killed.id, silent: true, own: false }));
  expect((await read()).jobs).toContainEqual({ name: 'retention', endedAt: null, failingSince: null, failures: 0 });
  await shareInstance(db, [], later(86_400));
  expect((await read()).instances).not.toContainEqual(expect.objectContaining({ id: killed.id }));
});

test('counts what waits and what failed, with the moment since when', async () => {
  const { db } = office.services();
  const at = '2026-11-20T12:00:00.000Z';
  const before = await read();
  await db.$client`insert into operations (kind, idempotency_key, fingerprint, state, reference, staff_id, created_at)
    values ('charges.create', gen_random_uuid(), 'a'::bytea, 'unknown', 'a', ${admin.staffId}, ${at}),
      ('charges.create', gen_random_uuid(), 'a'::bytea, 'not-found', 'b', ${admin.staffId}, now() - interval '1 day'),
      ('charges.create', gen_random_uuid(), 'a'::bytea, 'not-found', 'c', ${admin.staffId}, now() - interval '30 days')`;
  const after = await read();
  expect(before.waiting[0]).toEqual({ kind: 'operations', count: 0, since: null });
  expect(after.waiting[0]).toEqual({ kind: 'operations', count: 1, since: at });
  expect(after.failed[0]).toEqual({ kind: 'operations', count: 1, since: expect.stringMatching(/Z$/) });
  expect(after.databaseBytes).toBeGreaterThan(1_000_000);
});
