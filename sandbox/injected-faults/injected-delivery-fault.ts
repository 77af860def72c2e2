import { z } from 'zod';

const target = {
  /** Only callbacks of this account; any when absent. */
  token: z.string().optional(),
  /** How many callbacks it strikes. */
  times: z.int().positive().default(1),
};

const kind = <K extends string>(name: K) => z.strictObject({ ...target, fault: z.literal(name) });

/** What can go wrong with a callback on its way to the merchant. */
export const injectedDeliveryFaults = [
  /** It arrives twice. */
  kind('duplicate-callback'),
  /** It arrives after the next one of its transaction, or a minute late when none comes. */
  kind('out-of-order-callback'),
  /** It never arrives, and nothing is recorded. */
  kind('drop-callback'),
  /** The attempt fails as if the receiver had answered this; 0 is no answer in time. The receiver sees nothing. */
  kind('fail-callback').extend({ status: z.union([z.literal(0), z.int().min(300).max(599)]).default(500) }),
] as const;

export type InjectedDeliveryFault = z.output<(typeof injectedDeliveryFaults)[number]>;
