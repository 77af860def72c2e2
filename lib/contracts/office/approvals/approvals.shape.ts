import { z } from 'zod';
import { roleId } from '@/lib/contracts/office/roles/role-id.shape';
import { reais } from '@/lib/contracts/shape/field.shape';
import { holderRecord } from '@/lib/contracts/shape/holder.shape';
import { approvableActions } from './approvable-action';
import { approvalFile } from './approval-files.shape';
import { ruleFields } from './approval-rules.shape';
import { approvalModes, approvalStates, decisionRights, overrideReasonMin, staleReasons } from './approvals';

/** Why a request waits. */
export const approvalTriggers = ['always', 'amount', 'day-total', 'new-payee', 'hours', 'grants'] as const;

const requirement = z.object({
  rule: z.string(),
  version: z.number(),
  title: z.string(),
  triggers: z.array(z.enum(approvalTriggers)),
  needed: z.number(),
  roles: z.array(roleId),
});

export type Requirement = z.output<typeof requirement>;

/** A fact of the request that its approver is shown, by a name that has words in the messages. */
export const shownFactNames = [
  'host',
  'events',
  'active',
  'subject',
  'rule',
  'reference',
  'card',
  'limits-of',
  'role',
  'planned-for',
] as const;

/** A setting that a change concerns, by a name that has words in the messages. */
export const changedSettingNames = [
  'payoutsPerDay',
  'refundsPerDay',
  'newPayeePerDay',
  'firstPaymentWaitHours',
  'nightHours',
  'nightPayouts',
  'enabled',
  'roleName',
  'roleDescription',
  'permissionsAdded',
  'permissionsRemoved',
  'dutiesJoined',
  'archived',
] as const;

const approvalRecord = z.object({
  id: z.string(),
  action: z.enum(approvableActions),
  state: z.enum(approvalStates),
  mode: z.enum(approvalModes),
  /** The digest of the request: a vote counts for it alone. */
  requestHash: z.string(),
  /** Null where there is none, or where all that remains is meant. */
  amount: reais.nullable(),
  /** Where it is not reais. */
  currency: z.string().nullable(),
  holder: holderRecord.nullable(),
  holderBefore: holderRecord.nullable(),
  /** Never paid from here before. */
  newPayee: z.boolean(),
  /** The Pix key or account, masked. */
  payTo: z.string().nullable(),
  description: z.string().nullable(),
  facts: z.array(z.object({ name: z.enum(shownFactNames), value: z.string() })),
  /** A change of a rule: as it was when it was asked for, null for a new one, and as it will be. */
  rule: ruleFields.nullable(),
  ruleBefore: ruleFields.nullable(),
  /** Any other change of settings: each as it was when it was asked for, and as it will be. Null where it is not set. */
  changes: z.array(z.object({ name: z.enum(changedSettingNames), before: z.string().nullable(), after: z.string().nullable() })),
  /** What was added to it, in the order of the form. */
  files: z.array(approvalFile),
  /** How many have approved of those still allowed to, for each rule. */
  requirements: z.array(requirement.extend({ given: z.number() })),
  maker: z.string(),
  mine: z.boolean(),
  createdAt: z.string(),
  lapsesAt: z.string(),
  decidedAt: z.string().nullable(),
  /** Why it was declined, or carried out without its approvals. */
  reason: z.string().nullable(),
  /** Who carried it out without its approvals. */
  overriddenBy: z.string().nullable(),
  /** Who took note of that; null while nobody has. */
  acknowledgedBy: z.string().nullable(),
  votes: z.array(z.object({ staff: z.string(), role: roleId, verdict: z.enum(['approved', 'declined']), at: z.string() })),
  mayDecide: z.enum(decisionRights),
  mayOverride: z.boolean(),
  mayAcknowledge: z.boolean(),
  /** What stopped it, and what it is now. */
  stale: z.object({ reason: z.enum(staleReasons), now: z.string() }).nullable(),
  errorCode: z.string().nullable(),
  operationId: z.string().nullable(),
  transactionId: z.string().nullable(),
});

export type Approval = z.output<typeof approvalRecord>;

/** The answer to a request that waits: what is needed to follow it. */
export const awaitingApprovalShape = z.object({ approval: z.object({ id: z.uuid(), lapsesAt: z.string() }) });

export type AwaitingApproval = z.output<typeof awaitingApprovalShape>;

const reason = (min: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(300)
    .regex(/^[^\p{Cs}]*$/u);
const requestHash = z.string().regex(/^[0-9a-f]{64}$/);

export const approvalShapes = {
  'approvals.list': { record: z.object({ items: z.array(approvalRecord), hasNext: z.boolean(), total: z.number().nullable() }) },
  'approvals.read': { record: approvalRecord },
  'approvals.approve': { body: z.strictObject({ requestHash }), record: approvalRecord },
  'approvals.decline': { body: z.strictObject({ reason: reason(3) }), record: approvalRecord },
  'approvals.withdraw': { record: approvalRecord },
  'approvals.acknowledge': { record: approvalRecord },
  'approvals.override': { body: z.strictObject({ requestHash, reason: reason(overrideReasonMin) }), record: approvalRecord },
};
