import 'server-only';
import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { verifyAudit } from '@/lib/server/audit/verify';
import type { Database } from '@/lib/server/database/database';
import { newestMigration, requireKnownSchema } from '@/lib/server/database/setup/apply-migrations';
import { requireUsableDatabase } from '@/lib/server/database/setup/usable-database';
import type { Environment } from '@/lib/server/environment';
import { certificateEnd } from '@/lib/server/environment/card-files';
import { momentOf } from '@/lib/server/instances/shared-moments';
import { MailFailure, verifyMailServer } from '@/lib/server/mail/mailer';
import type { Upstream } from '@/lib/server/upstream/upstream';

export interface Finding {
  /** `warn`: it runs, and should be looked at. `fail`: it does not, or must not go on like this. */
  readonly state: 'ok' | 'warn' | 'fail';
  readonly about: string;
  readonly text: string;
}

export interface Examined {
  readonly db: Database;
  readonly environment: Pick<
    Environment,
    'databaseUrl' | 'auditAnchorFile' | 'auditAnchorMail' | 'auditAnchorUrl' | 'mail' | 'card' | 'sandbox'
  >;
  /** Null in a demonstration, whose service runs only with it. */
  readonly upstream: Upstream | null;
  readonly now: Date;
  readonly nodeVersion: string;
  readonly folder: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;
const maxClockMs = 2_000;
const oldBackupMs = 1.5 * day;
const maxUnsettledMs = 15 * minute;
/** A longer chain takes more than some seconds. */
const maxVerifiedRows = 100_000;
const oneGigabyte = 1e9;
const twentyGigabytes = 20 * oneGigabyte;

/** Looks at everything that an operator would, one after the other; without a database the rest is not asked. */
export async function examine(examined: Examined): Promise<Finding[]> {
  const reach = await reachOf(examined);
  if (reach.state === 'fail') return [node(examined), await disk(examined), reach];
  const parts = [databaseVersion, schema, users, clock, service, certificate, operations, chain, anchors, backups, mail];
  const found: Finding[] = [node(examined), await disk(examined), reach];
  for (const part of parts) found.push(await part(examined));
  return found;
}

const ok = (about: string, text: string): Finding => ({ state: 'ok', about, text });
const warn = (about: string, text: string): Finding => ({ state: 'warn', about, text });
const fail = (about: string, text: string): Finding => ({ state: 'fail', about, text });

function node({ nodeVersion }: Examined): Finding {
  const major = Number(/^v(\d+)/.exec(nodeVersion)?.[1]);
  return major < 22 ? warn('node', `${nodeVersion} gets no fixes any more: move to 22 or 24`) : ok('node', nodeVersion);
}

async function disk({ folder }: Examined): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${(free / oneGigabyte).toFixed(1)} GB are free`;
  if (free < oneGigabyte) return fail('disk', `${text}: make room, the database stores nothing without it`);
  return free < twentyGigabytes ? warn('disk', text) : ok('disk', text);
}

async function reachOf({ environment, db }: Examined): Promise<Finding> {
  try {
    await requireUsableDatabase(environment.databaseUrl, 'DATABASE_URL');
  } catch (error) {
    return fail('database', error instanceof Error ? error.message : 'it cannot be reached');
  }
  const [row] = await db.execute<{ version: string; read_only: boolean }>(
    sql`select current_setting('server_version') as version, pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as read_only`,
  );
  const text = `PostgreSQL ${row?.version ?? ''}`;
  return row?.read_only ? fail('database', `${text} is read only`) : ok('database', text);
}

/** A major version gets fixes until November of its fifth year: 18, of 2025, until that of 2030. */
async function databaseVersion({ db, now }: Examined): Promise<Finding> {
  const [row] = await db.execute<{ major: number }>(sql`select current_setting('server_version_num')::int / 10000 as major`);
  const major = row?.major ?? 0;
  const ends = new Date(Date.UTC(major + 2012, 10, 1));
  const text = `PostgreSQL ${major} gets fixes until November ${major + 2012}`;
  const advice = 'move to a newer major version: see "A new major version of PostgreSQL" in docs/operations.md';
  if (now >= ends) return warn('database version', `${text}: ${advice}`);
  return ends.getTime() - now.getTime() < 180 * day ? warn('database version', `${text}: plan to ${advice}`) : ok('database version', text);
}

async function schema({ db }: Examined): Promise<Finding> {
  try {
    await requireKnownSchema(db.$client);
    const [row] = await db.execute<{ at: string | null }>(sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`);
    return Number(row?.at ?? 0) < newestMigration
      ? warn('schema', 'is of an older version: the next start migrates it; make a backup before')
      : ok('schema', 'is of this version');
  } catch (error) {
    return fail('schema', error instanceof Error && !('code' in error) ? error.message : 'cannot be read: was it migrated?');
  }
}

async function users({ db }: Examined): Promise<Finding> {
  const [row] = await db.execute<{ owns: boolean }>(
    sql`select has_table_privilege('audit', 'update') or pg_get_userbyid(relowner) = current_user as owns from pg_class where oid = 'audit'::regclass`,
  );
  return row?.owns
    ? warn('users', 'the app may change the audit: give DATABASE_OWNER_URL to the owner, and another user to the app')
    : ok('users', 'the app can add to the audit and not change it');
}

async function clock({ db }: Examined): Promise<Finding> {
  const before = Date.now();
  const [row] = await db.execute<{ at: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`);
  const difference = Math.abs((row?.at ?? 0) - (before + Date.now()) / 2);
  const text = `${Math.round(difference)} ms between this machine and the database`;
  return difference > maxClockMs ? fail('clock', `${text}: set both by one source`) : ok('clock', text);
}

async function service({ upstream }: Examined): Promise<Finding> {
  if (upstream === null) return ok('service', 'the sandbox, which runs only with Balcão');
  try {
    await upstream({ endpoint: endpointNamed('balance.read'), requestId: randomUUID() });
    return ok('service', 'answers with our token');
  } catch (error) {
    const code = error instanceof ProblemError ? (error.problem.errorCode ?? String(error.problem.statusCode)) : 'no answer';
    return fail('service', `does not answer as it should (${code})`);
  }
}

async function certificate({ environment, now }: Examined): Promise<Finding> {
  if (environment.card === null) return ok('certificate', 'none needed without cards');
  const end = certificateEnd(environment.card);
  if (end === null) return fail('certificate', 'CARD_CERT_FILE cannot be read as a certificate');
  const days = Math.floor((end.getTime() - now.getTime()) / day);
  const text = `that of the card interface ends ${end.toISOString().slice(0, 10)}`;
  if (days < 0) return fail('certificate', `${text}: ask the service for another, replace both files and restart`);
  return days < 30 ? warn('certificate', `${text}, in ${days} days: ask the service for another`) : ok('certificate', text);
}

async function operations({ db, now }: Examined): Promise<Finding> {
  const [row] = await db.execute<{ count: number; oldest: number | null }>(
    sql`select count(*)::int as count, (extract(epoch from min(created_at)) * 1000)::float8 as oldest from operations where state in ('sending', 'unknown')`,
  );
  const isOld = row?.oldest != null && now.getTime() - row.oldest > maxUnsettledMs;
  return isOld
    ? fail('operations', `${row.count} without a known outcome, the oldest for more than a quarter of an hour: see Operações`)
    : ok('operations', `${row?.count ?? 0} without a known outcome`);
}

async function chain({ db }: Examined): Promise<Finding> {
  const [row] = await db.execute<{ rows: number }>(sql`select coalesce(max(sequence), 0)::int as rows from audit`);
  if ((row?.rows ?? 0) > maxVerifiedRows) return ok('audit', `${row?.rows} rows: "npm run audit:verify" verifies that many`);
  const { intact, rows, brokenAt } = await verifyAudit(db);
  return intact
    ? ok('audit', `${rows} rows, intact`)
    : fail('audit', `is wrong at row ${brokenAt ?? rows}: see "If something has happened"`);
}

async function anchors({ db, environment, now }: Examined): Promise<Finding> {
  const { auditAnchorFile, auditAnchorMail, auditAnchorUrl, sandbox } = environment;
  const isSet = auditAnchorFile !== null || auditAnchorMail === 'on' || auditAnchorUrl !== null;
  if (!isSet)
    return sandbox === 'on'
      ? ok('anchors', 'none in a demonstration')
      : warn('anchors', 'the head of the audit is kept nowhere else: set one of AUDIT_ANCHOR_…');
  const [row] = await db.execute<{ at: number | null; waiting: number }>(
    sql`select (select (extract(epoch from max(at)) * 1000)::float8 from audit_anchors) as at,
      (select count(*)::int from audit_anchor_deliveries where delivered_at is null and tries > 0) as waiting`,
  );
  if ((row?.waiting ?? 0) > 0) return warn('anchors', `${row?.waiting} have not arrived where they should: the audit page says why`);
  if (row?.at != null && now.getTime() - row.at > oldBackupMs)
    return warn('anchors', 'the newest is older than a day and a half: does an instance run?');
  return ok('anchors', row?.at == null ? 'none yet' : 'arrived');
}

async function backups({ db, now, environment }: Examined): Promise<Finding> {
  const at = await momentOf(db, 'backup-made').catch(() => null);
  if (at && now.getTime() - at.getTime() <= oldBackupMs) return ok('backup', `the last was made ${at.toISOString()}`);
  if (environment.sandbox === 'on') return ok('backup', 'none needed in a demonstration');
  return warn(
    'backup',
    at ? `the last was made ${at.toISOString()}` : 'npm run backup has made none, unless your database is backed up otherwise',
  );
}

async function mail({ environment }: Examined): Promise<Finding> {
  if (environment.mail === null)
    return warn('mail', 'is off: nobody is written to about deadlines and their account (SMTP_URL, MAIL_FROM)');
  try {
    await verifyMailServer(environment.mail);
    return ok('mail', 'the server of SMTP_URL answers and takes our user');
  } catch (error) {
    const code = error instanceof MailFailure ? error.code : 'UNKNOWN';
    return fail('mail', `the server of SMTP_URL does not take our mail (${code}): look at its host, port, user and password`);
  }
}
