import { z } from 'zod';

const target = {
  /** Applies to callbacks of this account only; to all when absent. */
  token: z.string().optional(),
  /** How many callbacks it applies to. */
  times: z.int().positive().default(1),
};

const kind = <K extends string>(name: K) => z.strictObject({ ...target, fault: z.literal(name) });

/** Faults in the delivery of a callback. */
export const injectedDeliveryFaults = [
  /** It arrives twice. */
  kind('duplicate-callback'),
  /** It arrives after the next callback of its transaction, or a minute late when there is none. */
  kind('out-of-order-callback'),
  /** It is never sent, and no attempt is recorded. */
  kind('drop-callback'),
  /** The attempt fails as if the receiver had answered with this status; 0 is no answer in time. Nothing is sent. */
  kind('fail-callback').extend({ status: z.union([z.literal(0), z.int().min(300).max(599)]).default(500) }),
] as const;

export type InjectedDeliveryFault = z.output<(typeof injectedDeliveryFaults)[number]>;
