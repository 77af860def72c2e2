import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Gauge, Registry } from 'prom-client';
import { operationStates } from '@/lib/contracts/office/operations';
import type { Database } from '@/lib/server/database/database';

/** Prometheus gives up after ten seconds by itself. */
const maxWaitMs = 3_000;

/** A statement that gives one row, with the values of gauges by name. */
const counts = sql`
  select
    (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from operations where state in ('unknown', 'sending')) as unknown_seconds,
    (select count(*)::float8 from approvals where state = 'waiting') as approvals,
    (select coalesce(max(sequence), 0)::float8 from audit) as audit_rows,
    (select coalesce(extract(epoch from now() - max(at)), 0)::float8 from audit_anchors) as anchor_seconds,
    (select count(*)::float8 from audit_anchor_deliveries where delivered_at is null) as anchors_undelivered,
    (select count(*)::float8 from exports where state in ('waiting', 'running')) as exports_open,
    (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from exports where state = 'waiting') as export_seconds,
    (select count(*)::float8 from staff_mails) as staff_mails,
    (select coalesce(max(extract(epoch from at)), 0)::float8 from shared_moments where name = 'backup-made') as backup_at,
    (select count(*)::float8 from pg_stat_activity where datname = current_database() and application_name = 'balcao') as connections,
    (select count(*)::float8 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as lock_waits,
    pg_database_size(current_database())::float8 as database_bytes`;

const gauges = {
  unknown_seconds: [
    'balcao_operations_oldest_unsettled_seconds',
    'Age of the oldest operation whose outcome is not known yet; 0 without one.',
  ],
  approvals: ['balcao_approvals_waiting', 'Requests that wait for approval.'],
  audit_rows: ['balcao_audit_rows', 'Rows of the audit.'],
  anchor_seconds: ['balcao_audit_anchor_age_seconds', 'Age of the newest anchor of the audit; 0 without one.'],
  anchors_undelivered: ['balcao_audit_anchors_undelivered', 'Anchors that have not arrived where they should.'],
  exports_open: ['balcao_exports_open', 'Files that are waited for.'],
  export_seconds: ['balcao_exports_oldest_waiting_seconds', 'Age of the oldest file that nobody has begun.'],
  staff_mails: ['balcao_staff_mails_waiting', 'Mails to people that have not gone yet.'],
  backup_at: ['balcao_backup_last_timestamp_seconds', 'When npm run backup last made a backup; 0 if it never did.'],
  connections: ['balcao_database_connections', 'Connections of all instances to the database.'],
  lock_waits: ['balcao_database_lock_waits', 'Connections that wait for a lock.'],
  database_bytes: ['balcao_database_bytes', 'Size of the database.'],
} as const;

/**
 * What the database tells, the same at every instance. Read when it is asked for, and `balcao_database_up` says whether it could be.
 */
export async function storedMetrics(db: Database): Promise<Registry> {
  const registry = new Registry();
  const registers = [registry];
  const up = new Gauge({ name: 'balcao_database_up', help: 'Whether the database answered this time.', registers });
  const byState = new Gauge({
    name: 'balcao_operations',
    help: 'Money operations, by state.',
    labelNames: ['state'] as const,
    registers,
  });
  const all = Object.entries(gauges).map(([column, [name, help]]) => ({ column, gauge: new Gauge({ name, help, registers }) }));
  try {
    const read = Promise.all([
      db.execute<Record<string, number>>(counts),
      db.execute<{ state: string; count: number }>(sql`select state, count(*)::float8 as count from operations group by state`),
    ]);
    const answered = await Promise.race([read, wait(maxWaitMs, null, { ref: false })]);
    if (answered === null) throw new Error('the database keeps silent');
    const [[row], states] = answered;
    for (const { column, gauge } of all) gauge.set(row?.[column] ?? 0);
    for (const state of operationStates) byState.set({ state }, states.find((one) => one.state === state)?.count ?? 0);
    up.set(1);
  } catch {
    up.set(0);
  }
  return registry;
}
