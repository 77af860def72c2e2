import { z } from 'zod';
import { idPattern } from './address';
import { auditActions } from './audit';
import { reais } from './field.shape';
import { roleNames } from './permission';
import { revealableFields } from './personal-data';

const page = <S extends z.ZodType>(item: S) => z.object({ items: z.array(item), hasNext: z.boolean(), total: z.number().nullable() });

const staffRecord = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roleNames),
  active: z.boolean(),
  mustChangePassword: z.boolean(),
  lastSignInAt: z.string().nullable(),
  createdAt: z.string(),
});

const sessionRecord = z.object({
  id: z.string(),
  current: z.boolean(),
  address: z.string().nullable(),
  browser: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});

const auditRecord = z.object({
  sequence: z.number(),
  at: z.string(),
  actor: z.string().nullable(),
  action: z.enum(auditActions),
  object: z.string().nullable(),
  result: z.enum(['done', 'refused']),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  facts: z.record(z.string(), z.string()),
});

const password = z.string().min(12).max(128);
/** Text of a line, as people write it; the database would refuse some of the signs this leaves out. */
const line = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const name = line.min(2).max(80);

const nothing = z.null();

/** Both sides of our own records: what is sent (strict) and what is answered. */
export const officeShapes = {
  'volume.read': {
    record: z.object({
      days: z.array(z.object({ day: z.string(), done: reais, pending: reais, back: reais, dead: reais })),
      /** True when the walk stopped at its page limit: the sums are then a lower bound. */
      cut: z.boolean(),
      count: z.number(),
      readAt: z.string(),
    }),
  },
  'sessions.list': { record: page(sessionRecord) },
  'sessions.end': { record: nothing },
  'sessions.endOthers': { record: nothing },
  'staff.list': { record: page(staffRecord) },
  'staff.create': {
    body: z.strictObject({ name, email: z.email().max(120).toLowerCase(), role: z.enum(roleNames) }),
    record: z.object({ staff: staffRecord, oneTimePassword: z.string() }),
  },
  'staff.change': {
    body: z
      .strictObject({ name: name.optional(), role: z.enum(roleNames).optional(), active: z.boolean().optional() })
      .refine((change) => Object.keys(change).length > 0, 'nothing to change'),
    record: staffRecord,
  },
  'staff.resetPassword': { record: z.object({ oneTimePassword: z.string() }) },
  'staff.changeOwnPassword': { body: z.strictObject({ current: z.string().max(128), next: password }), record: nothing },
  'audit.list': { record: page(auditRecord) },
  'audit.verify': { record: z.object({ intact: z.boolean(), rows: z.number(), brokenAt: z.number().nullable() }) },
  'reveals.create': {
    body: z.strictObject({ transactionId: z.string().regex(idPattern), field: z.enum(revealableFields), reason: line.min(3).max(200) }),
    record: z.object({ value: z.string() }),
  },
  'seals.create': {
    body: z.strictObject({ document: z.string().max(30) }),
    record: z.object({ sealed: z.string(), masked: z.string() }),
  },
};
