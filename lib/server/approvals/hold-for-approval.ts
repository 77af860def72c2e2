import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { type ApprovableAction, ruledActions } from '@/lib/contracts/office/approvals/approvable-action';
import type { AwaitingApproval } from '@/lib/contracts/office/approvals/approvals.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import type { ApprovalRule, Requirements } from '@/lib/domain/approval/approval-rule';
import { plannedStart } from '@/lib/domain/payment/planned-day';
import type { NoteAudit } from '@/lib/server/audit/with-audit';
import { approvalPasses, approvals } from '@/lib/server/database/schema/approvals-schema';
import { inTurnOf, type Transaction } from '@/lib/server/database/turns/in-turn-of';
import { type Fingerprints, fingerprintsOf } from '@/lib/server/operations/fingerprint';
import { operationByKey } from '@/lib/server/operations/stored/store';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { limitsOf } from '@/lib/server/spending-limits/limit-store';
import { requireWithinLimits } from '@/lib/server/spending-limits/require-within-limits';
import { approvalAuditFacts } from './approval-audit-facts';
import { takePermit } from './permit';
import type { ApprovalRow } from './request/frozen-request';
import { announceApproval, insertApproval } from './request/insert-approval';
import { factsOf, type RequestFacts } from './request/request-facts';
import { requirementsByRules } from './request/requirements-by-rules';
import { currentRules, requirementOfSettingsChange, settingsChangeStandsHours } from './rules/rule-store';
import { approvableActionOf } from './rules/sensitive-endpoints';
import { settingsChangeOf } from './settings/settings-changes';

/** What the gateway does with a call: answers that it waits, or carries it out, under a permit where other people gave one. */
export type Hold = { readonly waits: AwaitingApproval } | { readonly waits: null; readonly permit: ApprovalRow | null };

const goesOn: Hold = { waits: null, permit: null };

/**
 * Holds a call that the rules let nobody carry out alone: it is frozen and waits for other people. A call that no rule matches goes on, and so
 * does one whose operation exists, because its answer is only repeated. The requests of one person are looked at one after the other, so that
 * parts of a sum sent at the same moment count each other.
 */
export async function holdForApproval(
  name: EndpointName,
  call: GatewayCall,
  caller: Caller,
  services: Services,
  note: NoteAudit,
): Promise<Hold> {
  const action = approvableActionOf(name);
  if (action === null) return goesOn;
  const { db, now } = services;
  const key = keyOf(call);
  if (key !== null && (await operationByKey(db, key))) return goesOn;
  const rules = await rulesFor(name, action, call, caller, services);
  const known = await knownApproval(key, caller, services);
  if (rules === null && known === null) return goesOn;

  const facts = await factsOf(name, action, call, caller, services);
  const fingerprints = fingerprintsOf(name, call.params, facts.input, services.environment);
  if (known && known.mode === 'run') return repeated(known, fingerprints);
  const permit = await takePermit(fingerprints, key, caller, services);
  if (permit) return { waits: null, permit };
  if (known) return repeated(known, fingerprints);
  if (rules === null) return goesOn;
  // Refuses what could never be written before anybody is asked to approve it.
  await settingsChangeOf(name)?.check(call, null, services);
  const limits = facts.limited && (await limitsOf(db, caller));

  const asked = await inTurnOf(db, caller.staffId, async (tx) => {
    const requirements = await requirementsIn(tx, rules, { action, facts, key, caller, at: now() });
    if (requirements === null) return null;
    if (facts.limited && limits)
      await requireWithinLimits(tx, facts.limited, {
        limits,
        staffId: caller.staffId,
        now: now(),
        except: null,
        plannedFor: facts.plannedFor,
      });
    const twin = key === null ? await waitingTwin(tx, fingerprints, caller) : null;
    if (twin) return { row: twin, isNew: false };
    return {
      row: await insertApproval(tx, { name, action, call, caller, facts, fingerprint: fingerprints[0], key, requirements }, services),
      isNew: true,
    };
  });
  if (asked === null) return goesOn;
  if (asked.isNew) await announceApproval(asked.row, call, caller, services);
  note({ action: 'approval.asked', object: asked.row.id, facts: approvalAuditFacts(asked.row, services.environment) });
  return waits(asked.row);
}

type Rules = { readonly written: readonly ApprovalRule[] } | { readonly built: Requirements };

/** The rules that can match an action; null when there are none. */
async function rulesFor(
  name: EndpointName,
  action: ApprovableAction,
  call: GatewayCall,
  caller: Caller,
  services: Services,
): Promise<Rules | null> {
  const { db } = services;
  const settings = settingsChangeOf(name);
  if (settings) {
    const another = await requirementOfSettingsChange(db, endpointNamed(name).permission, caller.staffId);
    const all = [...(another ? [another] : []), ...((await settings.requirements?.(call, caller, services)) ?? [])];
    return all.length === 0 ? null : { built: { all, standsHours: settingsChangeStandsHours } };
  }
  const ruled = ruledActions.find((one) => one === action);
  const written = (await currentRules(db)).filter((rule) => rule.enabled && ruled !== undefined && rule.actions.includes(ruled));
  return written.length === 0 ? null : { written };
}

interface Looked {
  readonly action: ApprovableAction;
  readonly facts: RequestFacts;
  readonly key: string | null;
  readonly caller: Caller;
  readonly at: Date;
}

/** The requirements of a request; when there are none and a sum of the day is counted, the request is counted from now on. */
async function requirementsIn(tx: Transaction, rules: Rules, { action, facts, key, caller, at }: Looked): Promise<Requirements | null> {
  if ('built' in rules) return rules.built;
  const { amount, plannedFor } = facts;
  const isNewPayee = facts.newPayee || facts.holderBefore !== null;
  // What is planned is looked at as it will be on its day.
  const request = { action, amount, isNewPayee, at: plannedFor === null ? at : plannedStart(plannedFor) };
  const found = await requirementsByRules(tx, rules.written, request, { staffId: caller.staffId, now: at, plannedFor });
  const countsDays = rules.written.some(({ dayFrom }) => dayFrom !== null);
  if (found === null && countsDays && plannedFor === null && key !== null && amount !== null) {
    await tx.insert(approvalPasses).values({ idempotencyKey: key, staffId: caller.staffId, action, amount, at }).onConflictDoNothing();
  }
  return found;
}

/** A form that asks again is told of its approval. SVB422 when it asks for something else under the same key. */
function repeated(row: ApprovalRow, fingerprints: Fingerprints): Hold {
  if (!fingerprints.some((fingerprint) => fingerprint.equals(row.fingerprint)))
    throw problem({ statusCode: 422, errorCode: ownCodes.idempotencyKeyReused });
  return waits(row);
}

function waits({ id, lapsesAt }: ApprovalRow): Hold {
  return { waits: { approval: { id, lapsesAt: lapsesAt.toISOString() } } };
}

async function knownApproval(key: string | null, { staffId }: Caller, { db }: Services): Promise<ApprovalRow | null> {
  if (key === null) return null;
  const [row] = await db
    .select()
    .from(approvals)
    .where(and(eq(approvals.makerId, staffId), eq(approvals.idempotencyKey, key)));
  return row ?? null;
}

/** The same change of settings, asked for before by the same person and still waiting. */
async function waitingTwin(tx: Transaction, fingerprints: Fingerprints, { staffId }: Caller): Promise<ApprovalRow | null> {
  const [row] = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.makerId, staffId), inArray(approvals.fingerprint, [...fingerprints]), eq(approvals.state, 'waiting')));
  return row ?? null;
}

function keyOf({ idempotencyKey }: GatewayCall): string | null {
  return idempotencyKey && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(idempotencyKey) ? idempotencyKey : null;
}
