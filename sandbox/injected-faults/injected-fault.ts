import { z } from 'zod';
import { type ServiceCode, serviceCodes } from '@/sandbox/problems/service-codes';
import { type InjectedDeliveryFault, injectedDeliveryFaults } from './injected-delivery-fault';

// The keys of the catalog are the codes.
const codes = Object.keys(serviceCodes) as ServiceCode[];
const milliseconds = z.int().min(0).max(600_000);

const target = {
  /** Applies to calls with this token only; to all when absent. */
  token: z.string().optional(),
  /** An endpoint name such as `transactions.list`, or `*`. */
  endpoint: z.string().default('*'),
  /** Applies to calls whose path and query contain this text only; to all when absent. */
  address: z.string().optional(),
  /** How many calls it applies to. */
  times: z.int().positive().default(1),
};

const kind = <K extends string>(name: K) => z.strictObject({ ...target, fault: z.literal(name) });

/** Faults of a call. Unless the comment says otherwise, the operation takes effect. */
const callFaults = [
  kind('delay').extend({ milliseconds }),
  /** Answers with a code of the catalog. The operation takes effect only with `applied`. */
  kind('status').extend({ code: z.enum(codes), retryAfterSeconds: z.int().nonnegative().optional(), applied: z.boolean().default(false) }),
  /** The connection is reset, or closed without an answer, before the operation. */
  kind('reset'),
  kind('drop-before'),
  /** The operation takes effect, then the connection is closed without an answer. */
  kind('apply-then-drop'),
  kind('html').extend({ status: z.int().min(200).max(599).default(502) }),
  kind('empty'),
  kind('truncated'),
  /** Replaces `status` and `type` with undocumented values. */
  kind('unknown-enum'),
  kind('missing-field').extend({ field: z.string() }),
  kind('extra-field'),
  kind('huge'),
  kind('slow').extend({ milliseconds }),
  /** Redirects to another host; the operation does not take effect. */
  kind('redirect').extend({ location: z.url().default('http://127.0.0.1:9/elsewhere') }),
  kind('wrong-content-type'),
  /** Inserts a transaction before the call, which moves the rows of later pages. */
  kind('page-shift'),
] as const;

export const injectedFaultCommand = z.discriminatedUnion('fault', [...callFaults, ...injectedDeliveryFaults]);

export type InjectedCallFault = z.output<(typeof callFaults)[number]>;
export type InjectedCallFaultCommand = z.input<(typeof callFaults)[number]>;
export type InjectedFault = InjectedCallFault | InjectedDeliveryFault;
export type InjectedFaultCommand = z.input<typeof injectedFaultCommand>;
