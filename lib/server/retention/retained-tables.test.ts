import { readdirSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { retainedKinds } from './retained-kinds';

/** Tables without a retention kind, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  staff: 'who did what stays known while what they did is kept',
  audit: 'append-only, for good; names no payer',
  audit_anchors: 'append-only, for good; a number and a digest a day',
  audit_anchor_deliveries: 'where each anchor went is kept as the anchors are',
  inbox_nonces: 'swept after ten minutes',
  password_failures: 'swept once they no longer count',
  refusal_counts: 'taken into the audit after a minute',
  passkeys: 'until their owner or an administrator removes them',
  time_codes: 'until their owner or an administrator removes them',
  recovery_codes: 'until others replace them',
  proofs: 'evidence of who confirmed what, kept as operations are; an unused one ends after two minutes',
  staff_changes: 'who gave whom what is kept as the audit is',
  custom_roles: 'what a role was called stays known while people have had it; they name nobody who pays or is paid',
  saved_views: 'until their owner removes them or leaves, those of a role until they are removed; they name nobody who pays or is paid',
  day_closings: 'who closed the books of a day is kept as the audit is; names nobody who pays or is paid',
  approval_rules: 'which rules were in force is kept as the audit is; they name nobody who pays or is paid',
  spending_limits: 'which limits were in force is kept as the audit is; they name nobody who pays or is paid',
  approval_votes: 'who approved what is kept as the audit is',
  approval_passes: 'swept after two days',
  sso_sessions: 'a row goes within a minute of the end of its session',
  sso_logout_tokens: 'swept after ten minutes',
  staff_mails: 'a row goes when its mail has gone',
  call_budgets: 'one row a person and kind',
  infraction_pauses: 'swept when they end',
  webhook_secrets: 'until it is replaced or taken away',
  data_subject_requests:
    'whom it was about goes after a day or with the erasure; that somebody asked, and how much was found, is kept as the audit is',
  data_subject_hits: 'after a day, or with the erasure',
  notice_choices: 'one row a person and kind',
  notice_digests: 'one row a person',
  notice_checks: 'a row goes when its transaction was read, or after a day of trying',
  retention_runs: 'one row a kind',
  team_chats: 'one row, until an administrator takes it away; its address goes when it is given up',
  team_chat_messages: 'a row goes when it was posted, or after six hours',
  push_keys: 'one row, by which push services know this installation',
  shared_tokens: 'one row, replaced by the next token',
  shared_moments: 'one row for each thing that instances share',
  instances: 'a row goes with its instance, or a day after one that was killed',
  service_admissions: 'one row for each kind of call and answer',
  delivery_counts: 'removed after 40 days by what counts; names no payer',
  delivery_destinations: 'at most a few dozen rows; names no payer',
  service_variants: 'one row for each answer the service may give',
  service_observations: 'a row goes a minute after its instance',
};

test('every table has a kind, or a written reason why it is kept otherwise', async () => {
  const folder = `${import.meta.dirname}/../database/schema`;
  const files = readdirSync(folder).filter((name) => name.endsWith('schema.ts'));
  const modules: Record<string, unknown>[] = await Promise.all(files.map((name) => import(`${folder}/${name}`)));
  const all = modules.flatMap((one) => Object.values(one)).filter((value): value is PgTable => is(value, PgTable));
  const ofAKind = Object.values(retainedKinds).flatMap(({ tables }) => tables.map(getTableName));
  expect(all.map(getTableName).toSorted()).toEqual([...new Set([...ofAKind, ...Object.keys(exempt)])].toSorted());
});
