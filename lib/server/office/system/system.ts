import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { type FailedKind, failedKinds, jobNames, type WaitingKind, waitingKinds } from '@/lib/contracts/office/system/system';
import { listInstances } from '@/lib/server/instances/instance-list';
import type { OfficeHandler } from '@/lib/server/office/context';

/** Of each kind, how many rows wait and since when. */
const waiting = {
  operations: sql`select count(*), min(created_at) from operations where state in ('sending', 'unknown')`,
  approvals: sql`select count(*), min(created_at) from approvals where state in ('waiting', 'approved', 'executing')`,
  exports: sql`select count(*), min(created_at) from exports where next_at is not null`,
  resends: sql`select count(*), min(created_at) from resends where next_at is not null`,
  reports: sql`select count(*), min(created_at) from asked_reports where next_at is not null`,
  staffMails: sql`select count(*), null::timestamptz from staff_mails`,
  deadlineMails: sql`select count(*), null::timestamptz from deadline_mails where state = 'waiting' and next_at is not null`,
  anchors: sql`select count(*), min(day)::timestamptz from audit_anchor_deliveries where next_at is not null`,
} satisfies Record<WaitingKind, SQL>;

/** Of each kind, what failed in the last seven days, and when it first did. */
const failed = {
  operations: sql`select count(*), min(created_at) from operations where state = 'not-found' and created_at > now() - interval '7 days'`,
  exports: sql`select count(*), min(ended_at) from exports where state = 'failed' and ended_at > now() - interval '7 days'`,
  anchors: sql`select count(*), min(day)::timestamptz from audit_anchor_deliveries where next_at is not null and tries > 0`,
  deadlineMails: sql`select count(*), min(tried_at) from deadline_mails where state = 'given-up' and tried_at > now() - interval '7 days'`,
} satisfies Record<FailedKind, SQL>;

interface CountRow extends Record<string, unknown> {
  readonly kind: string;
  readonly count: number;
  readonly since: string | null;
}

interface AboutRow extends Record<string, unknown> {
  readonly rows: number;
  readonly bytes: number;
  readonly backup: string | null;
  readonly anchor: string | null;
}

/** What runs, what waits, what failed and since when, as the database knows it: the same at every instance. */
export const readSystem: OfficeHandler<'system.read'> = async ({ services: { db, now } }) => {
  const [running, counts, [about]] = await Promise.all([
    listInstances(db, now()),
    db.execute<CountRow>(sql.join([...rowsOf('waiting', waiting), ...rowsOf('failed', failed)], sql` union all `)),
    db.execute<AboutRow>(sql`
      select (select coalesce(max(sequence), 0)::float8 from audit) as rows, pg_database_size(current_database())::float8 as bytes,
        (select ${iso(sql`max(at)`)} from shared_moments where name = 'backup-made') as backup,
        (select ${iso(sql`max(at)`)} from audit_anchors) as anchor`),
  ]);
  const countsOf = <Kind extends string>(group: string, kinds: readonly Kind[]) =>
    kinds.map((kind) => {
      const row = counts.find((one) => one.kind === `${group}:${kind}`);
      return { kind, count: row?.count ?? 0, since: row?.since ?? null };
    });
  const reported = running.flatMap(({ silent, jobs }) => (silent ? [] : jobs));
  return {
    instances: running.map(({ jobs: _, startedAt, seenAt, ...one }) => ({
      ...one,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    jobs: jobNames.map((name) => {
      const same = reported.filter((job) => job.name === name);
      return {
        name,
        endedAt:
          same
            .flatMap(({ endedAt }) => endedAt ?? [])
            .toSorted()
            .at(-1) ?? null,
        failingSince: same.flatMap(({ failingSince }) => failingSince ?? []).toSorted()[0] ?? null,
        failures: Math.max(0, ...same.map(({ failures }) => failures)),
      };
    }),
    waiting: countsOf('waiting', waitingKinds),
    failed: countsOf('failed', failedKinds),
    backupAt: about?.backup ?? null,
    anchorAt: about?.anchor ?? null,
    auditRows: about?.rows ?? 0,
    databaseBytes: about?.bytes ?? 0,
  };
};

function iso(instant: SQL): SQL {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function rowsOf(group: string, statements: Readonly<Record<string, SQL>>): SQL[] {
  return Object.entries(statements).map(
    ([kind, statement]) =>
      sql`select ${`${group}:${kind}`}::text as kind, count::int as count, ${iso(sql`since`)} as since from (${statement}) as found (count, since)`,
  );
}
