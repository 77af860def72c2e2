import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RetentionKind, retentionKinds } from '@/lib/contracts/office/retention';
import { securityAlertKinds } from '@/lib/contracts/office/staff/security-alerts';
import { resends } from '@/lib/server/database/schema/callbacks-schema';
import { serviceCalls } from '@/lib/server/database/schema/developers-schema';
import { exportJobs } from '@/lib/server/database/schema/exports-schema';
import { defenseDraftFiles, defenseDrafts, infractionAssignments, sentDefenses } from '@/lib/server/database/schema/infractions-schema';
import { deadlineCrossings, deadlineMails, notices } from '@/lib/server/database/schema/notices-schema';
import { passwordLinks } from '@/lib/server/database/schema/people-schema';
import { reportRequests } from '@/lib/server/database/schema/reports-schema';
import { retentionRuns } from '@/lib/server/database/schema/retention-schema';
import { inbox, operations, sessions } from '@/lib/server/database/schema/schema';
import { chargeLinks, notes, savedPayees } from '@/lib/server/database/schema/team-records-schema';
import { securityAlerts } from '@/lib/server/database/schema/throttle-schema';
import { payeeHash } from '@/lib/server/payees/confirmation';
import { createPayee, noteUse } from '@/lib/server/payees/saved-payee-store';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { retainedKinds } from './retained-kinds';
import { runRetention } from './run-retention';

const office = officeForTests();
const dayMs = 24 * 3_600_000;
let admin: Person;

/** The service's open infractions; null where it cannot say. */
function serve(open: readonly object[] | null) {
  const body = open === null ? {} : { data: open, hasNextPage: false };
  office.service().behave((_request, response) => {
    response.writeHead(open === null ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
}

beforeAll(async () => {
  admin = await office.person('admin');
});
beforeEach(async () => {
  // Later than anything an earlier test has read or run.
  office.clock.now = new Date(office.clock.now.getTime() + dayMs);
  serve([]);
  for (const { tables } of Object.values(retainedKinds)) {
    for (const table of tables.toReversed()) if (table !== sessions && table !== passwordLinks) await office.services().db.delete(table);
  }
});

/** Inserts one row of a kind with this age, belonging to a case or its transaction where possible. */
const put: Readonly<Record<RetentionKind, (at: Date, of?: string) => Promise<unknown>>> = {
  callbacks: (at, of) =>
    office
      .services()
      .db.insert(inbox)
      .values({
        contentHash: Buffer.from(randomUUID()),
        source: 'webhook',
        verified: true,
        transactionId: of,
        body: sql`'x'`,
        receivedAt: at,
      }),
  sentDefenses: (at, of = randomUUID()) =>
    office.services().db.insert(sentDefenses).values({
      infractionId: of,
      key: randomUUID(),
      state: 'sent',
      text: sql`'x'`,
      files: sql`'[]'`,
      staffId: admin.staffId,
      createdAt: at,
    }),
  async drafts(at, of = randomUUID()) {
    const { db } = office.services();
    await db.insert(defenseDrafts).values({ infractionId: of, updatedAt: at });
    const file = { name: sql`'a.pdf'`, mimeType: 'application/pdf', size: 1, sha256: 'x', content: sql`'x'` };
    await db.insert(defenseDraftFiles).values({ infractionId: of, ...file });
  },
  async serviceCalls(at) {
    const call = { requestId: randomUUID(), endpoint: 'balance.read', method: 'GET', path: '/user/balance', ms: 1 };
    await office
      .services()
      .db.insert(serviceCalls)
      .values({ ...call, at, area: 'account', startedBy: 'job', outcome: 'ok' });
  },
  assignments: (at, of = randomUUID()) =>
    office.services().db.insert(infractionAssignments).values({ infractionId: of, staffId: admin.staffId, at }),
  async deadlineMails(at, of = randomUUID()) {
    const { db } = office.services();
    const [crossing] = await db.insert(deadlineCrossings).values({ infractionId: of, deadline: 'none', band: 'none', at }).returning();
    await db.insert(deadlineMails).values({ crossingId: crossing?.id ?? '', staffId: admin.staffId, state: 'sent' });
  },
  payees: (at, of) =>
    office
      .services()
      .db.insert(operations)
      .values({
        kind: 'withdrawals.create',
        idempotencyKey: randomUUID(),
        fingerprint: Buffer.from('x'),
        state: 'done',
        amount: '10.00',
        payee: 'hash',
        holder: sql`'{"name":"Marina Couto","document":null,"institutionName":null}'`,
        transactionId: of,
        staffId: admin.staffId,
        createdAt: at,
      }),
  chargeLinks: (at) =>
    office
      .services()
      .db.insert(chargeLinks)
      .values({ id: randomUUID(), chargeId: randomUUID(), tokenHash: Buffer.from(randomUUID()), staffId: admin.staffId, createdAt: at }),
  notes: (at, of = randomUUID()) =>
    office.services().db.insert(notes).values({
      id: randomUUID(),
      recordKind: 'infraction',
      recordId: of,
      text: sql`'x'`,
      words: [],
      staffId: admin.staffId,
      createdAt: at,
    }),
  notices: (at) => office.services().db.insert(notices).values({ kind: 'money-out', key: randomUUID(), at }),
  exports: (at) =>
    office.services().db.insert(exportJobs).values({
      staffId: admin.staffId,
      list: 'transactions',
      form: 'machine',
      locale: 'pt-BR',
      zone: 'UTC',
      search: sql`''`,
      columns: [],
      filters: sql`'[]'`,
      state: 'ready',
      masked: true,
      createdAt: at,
      endedAt: at,
    }),
  reports: (at) =>
    office.services().db.insert(reportRequests).values({
      id: randomUUID(),
      staffId: admin.staffId,
      dateFrom: at,
      dateTo: at,
      statuses: [],
      types: [],
      status: 'COMPLETED',
      createdAt: at,
    }),
  resends: (at) => office.services().db.insert(resends).values({ staffId: admin.staffId, truncated: false, leftOut: 0, createdAt: at }),
  alerts: (at) =>
    office.services().db.insert(securityAlerts).values({ kind: securityAlertKinds[0], staffId: admin.staffId, facts: {}, at }),
  sessions: (at) =>
    office
      .services()
      .db.insert(sessions)
      .values({ tokenHash: Buffer.from(randomUUID()), staffId: admin.staffId, createdAt: at, lastSeenAt: at }),
};

const countOf = (kind: RetentionKind) => retainedKinds[kind].count(office.services().db);
const limitOf = (kind: RetentionKind, ms: number) =>
  new Date(office.clock.now.getTime() - retainedKinds[kind].days(office.services().environment) * dayMs - ms);

describe.each(retentionKinds)('%s', (kind) => {
  test('are kept until their retention ends, to the millisecond, and removed after it', async () => {
    const others = await countOf(kind);
    await put[kind](limitOf(kind, 0));
    await put[kind](limitOf(kind, 1));
    expect(await countOf(kind)).toBe(others + 2);
    await runRetention(office.services());
    expect(await countOf(kind)).toBe(others + 1);
    const [run] = (await office.services().db.select().from(retentionRuns)).filter((one) => one.kind === kind);
    expect(run).toMatchObject({ removed: 1, endedAt: office.clock.now });
  });
});

describe.each(retentionKinds.filter((kind) => retainedKinds[kind].isHeld))('%s of a case', (kind) => {
  const infraction = { id: 'open-case', status: 'OPEN', type: 'FRAUD', expiresAt: null, transaction: { id: 'SVTX-open', amount: 10 } };
  const of = kind === 'callbacks' || kind === 'payees' ? 'SVTX-open' : 'open-case';

  test('are kept while it is open, however old, and removed once it is over', async () => {
    serve([infraction]);
    await put[kind](limitOf(kind, 400 * dayMs), of);
    await put[kind](limitOf(kind, 400 * dayMs), 'another');
    await runRetention(office.services());
    expect(await countOf(kind)).toBe(1);
    office.clock.now = new Date(office.clock.now.getTime() + dayMs);
    serve([]);
    await runRetention(office.services());
    expect(await countOf(kind)).toBe(0);
  });

  test('are kept while it is unknown which ones are open', async () => {
    serve(null);
    await put[kind](limitOf(kind, dayMs), of);
    await runRetention(office.services());
    expect(await countOf(kind)).toBe(1);
  });
});

test('an operation keeps its money when its payee is removed, and an unsettled one keeps the payee', async () => {
  const { db } = office.services();
  await put.payees(limitOf('payees', 1));
  await db.update(operations).set({ state: 'unknown' });
  await runRetention(office.services());
  expect(await countOf('payees')).toBe(1);
  office.clock.now = new Date(office.clock.now.getTime() + dayMs);
  await db.update(operations).set({ state: 'done' });
  await runRetention(office.services());
  const [row] = await db.select().from(operations);
  expect(row).toMatchObject({ amount: '10.00', state: 'done', payee: null, holder: null, holderBefore: null });
});

test('a callback keeps its hash when its body is removed, so that a repeated one is recognised', async () => {
  await put.callbacks(limitOf('callbacks', 1));
  await runRetention(office.services());
  const [row] = await office.services().db.select().from(inbox);
  expect([row?.body, row?.contentHash.length, row?.source]).toEqual([null, 36, 'webhook']);
});

test('each kind is processed by one of several instances, and not again for a while', async () => {
  const others = await countOf('reports');
  await put.reports(limitOf('reports', 1));
  await Promise.all([runRetention(office.services()), runRetention(office.services())]);
  const removed = (await office.services().db.select().from(retentionRuns)).find(({ kind }) => kind === 'reports')?.removed;
  expect([removed, await countOf('reports')]).toEqual([1, others]);
  await put.reports(limitOf('reports', 1));
  office.clock.now = new Date(office.clock.now.getTime() + 14 * 60_000);
  await runRetention(office.services());
  expect(await countOf('reports')).toBe(others + 1);
  office.clock.now = new Date(office.clock.now.getTime() + 60_000);
  await runRetention(office.services());
  expect(await countOf('reports')).toBe(others);
});

describe('the data retention page', () => {
  test('shows for each kind how long it is kept, how many there are, and when it was last processed', async () => {
    await put.drafts(office.clock.now);
    await runRetention(office.services());
    const { body } = await office.send('GET', '/retention', { as: await office.person('auditor') });
    expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual(retentionKinds);
    const drafts = body.items.find(({ kind }: { kind: string }) => kind === 'drafts');
    expect(drafts).toEqual({ kind: 'drafts', days: 90, rows: 1, ranAt: office.clock.now.toISOString(), removed: 0 });
  });

  test.each(['finance', 'support', 'developer'] as const)('is not shown to %s', async (role) => {
    expect((await office.send('GET', '/retention', { as: await office.person(role) })).status).toBe(403);
  });
});

test('a saved payee that nobody has looked up since goes with the names of payees, and one in use stays', async () => {
  const { db, environment } = office.services();
  const hashes: string[] = [];
  for (const pixKey of ['velha@loja.example', 'nova@loja.example']) {
    const holder = { name: 'Marina Couto', document: null, institutionName: null };
    await createPayee(
      db,
      { name: pixKey, note: '', key: { pixKey, pixType: 'email' }, holder, staffId: admin.staffId },
      environment,
      limitOf('payees', 1),
    );
    hashes.push(payeeHash(pixKey, environment));
  }
  await noteUse(db, [hashes[1] ?? ''], limitOf('payees', 0));
  await runRetention(office.services());
  expect((await db.select().from(savedPayees)).map(({ payee }) => payee)).toEqual([hashes[1]]);
});
