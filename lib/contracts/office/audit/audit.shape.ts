import { z } from 'zod';
import { operationKinds } from '@/lib/contracts/office/operations';
import { wholeFor } from '@/lib/contracts/shape/whole.shape';
import { anchorChannels } from './anchor-channels';
import { auditActions, auditResults } from './audit-action';

/** One audited action: its request and its result together. */
const auditRecord = z.object({
  id: z.string(),
  sequence: z.number(),
  at: z.string(),
  /** When it was requested; null for a single event. */
  askedAt: z.string().nullable(),
  actor: z.string().nullable(),
  action: z.enum(auditActions),
  /** Of an operation: which one. */
  operation: z.enum(operationKinds).nullable(),
  operationId: z.string().nullable(),
  object: z.string().nullable(),
  /** Of what it was done to: the id of its page, and what people call it; our own ids are no name. */
  about: z.object({ id: z.string().nullable(), name: z.string().nullable() }),
  result: z.enum(auditResults),
  sessionId: z.string().nullable(),
  address: z.string().nullable(),
  browser: z.string().nullable(),
  requestId: z.string().nullable(),
  facts: z.record(z.string(), z.string()),
});

/** One row of the audit that belongs to the action, in order. */
const auditStep = z.object({
  sequence: z.number(),
  at: z.string(),
  result: z.enum(auditResults),
  /** False for a state that our server found out in a background job. */
  byPerson: z.boolean(),
});

/** One row as it is chained; digests are 64 hexadecimal digits. */
const chainedRow = z.object({
  id: z.string(),
  sequence: z.number(),
  previousHash: z.string(),
  hash: z.string(),
  /** The text that is hashed. */
  text: z.string(),
});

/** The result of a verification, and where the head of the chain was sent. */
const verification = z.object({
  intact: z.boolean(),
  rows: z.number(),
  brokenAt: z.number().nullable(),
  /** How many anchored heads the chain contains. */
  anchors: z.number(),
  /** The first anchored head that it does not contain. */
  lostAnchor: z.object({ day: z.string(), sequence: z.number(), reason: z.enum(['missing', 'different']) }).nullable(),
});

/** Where the head of the audit is sent, the last day that arrived there, and what is waiting. */
const anchoring = z.object({
  places: z.array(
    z.object({
      channel: z.enum(anchorChannels),
      /** Null until one has arrived. */
      day: z.string().nullable(),
      sequence: z.number().nullable(),
      waiting: z.object({ count: z.number(), since: z.string(), problem: z.string().nullable() }).nullable(),
    }),
  ),
});

export type AuditVerification = z.output<typeof verification>;

export type AuditEntryRecord = z.output<typeof auditRecord>;

const whole = wholeFor('everybody', 'The record names people and documents by number and digest alone.');

export const auditShapes = {
  'audit.list': { record: z.object({ items: z.array(auditRecord), hasNext: z.boolean(), total: z.number().nullable() }), whole },
  'audit.read': { record: auditRecord.extend({ steps: z.array(auditStep) }), whole },
  'audit.chain': { record: z.object({ items: z.array(chainedRow), hasNext: z.boolean(), total: z.number().nullable() }), whole },
  'audit.verify': { record: verification },
  'audit.anchoring': { record: anchoring },
};
