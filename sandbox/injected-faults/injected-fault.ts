import { z } from 'zod';
import { type ServiceCode, serviceCodes } from '@/sandbox/problems/service-codes';
import { type InjectedDeliveryFault, injectedDeliveryFaults } from './injected-delivery-fault';

// The keys of the catalog are the codes.
const codes = Object.keys(serviceCodes) as ServiceCode[];
const milliseconds = z.int().min(0).max(600_000);

const target = {
  /** Only calls with this token; any call when absent. */
  token: z.string().optional(),
  /** A registry name such as `transactions.list`, or `*`. */
  endpoint: z.string().default('*'),
  /** Only calls whose path and query hold this text; any call when absent. */
  address: z.string().optional(),
  /** How many matching calls it strikes. */
  times: z.int().positive().default(1),
};

const kind = <K extends string>(name: K) => z.strictObject({ ...target, fault: z.literal(name) });

/** What can go wrong with a call, as the control routes takes it. Unless it says so, the operation still takes effect. */
const callFaults = [
  kind('delay').extend({ milliseconds }),
  /** Answers a code of the catalog, with the operation undone or `applied`. */
  kind('status').extend({ code: z.enum(codes), retryAfterSeconds: z.int().nonnegative().optional(), applied: z.boolean().default(false) }),
  /** The connection is reset, or closed without an answer, before anything is done. */
  kind('reset'),
  kind('drop-before'),
  /** The operation takes effect, the connection is closed without an answer. */
  kind('apply-then-drop'),
  kind('html').extend({ status: z.int().min(200).max(599).default(502) }),
  kind('empty'),
  kind('truncated'),
  /** Words nobody has documented where the answer has a `status` or a `type`. */
  kind('unknown-enum'),
  kind('missing-field').extend({ field: z.string() }),
  kind('extra-field'),
  kind('huge'),
  kind('slow').extend({ milliseconds }),
  /** Answers 302 to another host, with the operation undone. */
  kind('redirect').extend({ location: z.url().default('http://127.0.0.1:9/elsewhere') }),
  kind('wrong-content-type'),
  /** A new transaction comes in just before, which moves what a list has on its later pages. */
  kind('page-shift'),
] as const;

export const injectedFaultCommand = z.discriminatedUnion('fault', [...callFaults, ...injectedDeliveryFaults]);

export type InjectedCallFault = z.output<(typeof callFaults)[number]>;
export type InjectedCallFaultCommand = z.input<(typeof callFaults)[number]>;
export type InjectedFault = InjectedCallFault | InjectedDeliveryFault;
export type InjectedFaultCommand = z.input<typeof injectedFaultCommand>;
