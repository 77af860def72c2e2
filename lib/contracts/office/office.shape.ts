import { z } from 'zod';
import { idPattern } from '@/lib/contracts/address';
import { reais } from '@/lib/contracts/shape/field.shape';
import { wholeFor } from '@/lib/contracts/shape/whole.shape';
import { revealableFields } from './personal-data';
import { roleId } from './roles/role-id.shape';
import { staffChangeKinds } from './staff/staff-changes';

const page = <S extends z.ZodType>(item: S) => z.object({ items: z.array(item), hasNext: z.boolean(), total: z.number().nullable() });

const staffRecord = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleId,
  /** What the role is called, where administrators made it. */
  roleName: z.string().nullable(),
  active: z.boolean(),
  /** False until they have chosen one by their link. */
  hasPassword: z.boolean(),
  /** `bound`: they sign in at the provider of single sign-on, which decides name and role; `allowed` to be bound at their next sign-in there. */
  sso: z.enum(['bound', 'allowed', 'none']),
  lastSignInAt: z.string().nullable(),
  createdAt: z.string(),
});

const sessionRecord = z.object({
  id: z.string(),
  current: z.boolean(),
  newDevice: z.boolean(),
  address: z.string().nullable(),
  browser: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** When it ends unless somebody uses it; `extends` while using it puts that off. */
  endsAt: z.string(),
  extends: z.boolean(),
});

const staffChangeRecord = z.object({
  id: z.string(),
  kind: z.enum(staffChangeKinds),
  person: z.object({ name: z.string(), email: z.string() }),
  fromRole: roleId,
  fromRoleName: z.string().nullable(),
  toRole: roleId,
  toRoleName: z.string().nullable(),
  askedBy: z.string(),
  askedAt: z.string(),
  expiresAt: z.string(),
  /** The reader's part in it: the requester may withdraw it, the person concerned may only see it. */
  reader: z.enum(['asker', 'concerned', 'other']),
});

/** How a password link is delivered: by mail, shown once to the administrator, or not at all because the mail failed. */
const linkDelivery = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mailed') }),
  z.object({ kind: z.literal('not-mailed') }),
  z.object({ kind: z.literal('shown'), link: z.string(), expiresAt: z.string() }),
]);

/** The result of a change of a person: pending a second administrator, or done, with a link where there is one. */
const staffOutcome = z.object({ pending: z.boolean(), delivery: linkDelivery.nullable() });

/** `checkPassword` decides whether a password is good; this only bounds its length. */
const password = z.string().min(1).max(128);
/** A single line of text, without characters the database would reject. */
const line = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const name = line.min(2).max(80);

const nothing = z.null();

const colleagues = wholeFor('everybody', 'Colleagues are told apart, and get their links, by their addresses at work.');
const traces = wholeFor('everybody', 'Where somebody signed in from is what a person recognises them by.');

/** Both sides of our own records: what is sent (strict) and what is returned. */
export const officeShapes = {
  'volume.read': {
    record: z.object({
      days: z.array(z.object({ day: z.string(), done: reais, pending: reais, back: reais, dead: reais })),
      /** True when the walk stopped at its page limit: the sums are then a lower bound. */
      truncated: z.boolean(),
      /** Deposits that could not be read, and so are in no sum. */
      unreadable: z.number(),
      count: z.number(),
      readAt: z.string(),
    }),
  },
  'sessions.list': { record: page(sessionRecord), whole: traces },
  'sessions.end': { record: nothing },
  'sessions.endOthers': { record: nothing },
  'sessions.listOfPerson': { record: page(sessionRecord), whole: traces },
  'sessions.endOfPerson': { record: nothing },
  'sessions.endAllOfPerson': { record: nothing },
  'staff.list': { record: page(staffRecord), whole: colleagues },
  'staff.create': {
    body: z.strictObject({ name, email: z.email().max(120).toLowerCase(), role: roleId }),
    record: staffOutcome.extend({ staff: staffRecord }),
    whole: colleagues,
  },
  'staff.change': {
    body: z
      .strictObject({ name: name.optional(), role: roleId.optional(), active: z.boolean().optional() })
      .refine((change) => Object.keys(change).length > 0, 'nothing to change'),
    record: z.object({ staff: staffRecord, pending: z.boolean() }),
    whole: colleagues,
  },
  'staff.resetPassword': { record: staffOutcome, whole: colleagues },
  'staff.resetFactor': { record: nothing },
  'staff.allowSso': { record: nothing },
  'staffChanges.list': {
    /** With a single administrator nobody can approve here. */
    record: page(staffChangeRecord).extend({ administrators: z.number() }),
    whole: colleagues,
  },
  'staffChanges.approve': { record: z.object({ delivery: linkDelivery.nullable() }), whole: colleagues },
  'staffChanges.refuse': { record: nothing },
  'staffChanges.withdraw': { record: nothing },
  'staff.changeOwnPassword': { body: z.strictObject({ current: z.string().max(128), next: password }), record: nothing },
  'reveals.create': {
    body: z.strictObject({ transactionId: z.string().regex(idPattern), field: z.enum(revealableFields), reason: line.min(3).max(200) }),
    record: z.object({ value: z.string() }),
    whole: wholeFor('everybody', 'One field is shown whole to who said why, on record.'),
  },
  'documentTokens.create': {
    body: z.strictObject({ document: z.string().max(30), reason: line.min(3).max(200).optional() }),
    record: z.object({ token: z.string(), masked: z.string() }),
    whole: wholeFor('everybody', 'What is whole in it only our server can open.'),
  },
};
