import { z } from 'zod';
import { permissions, roleNames } from '@/lib/contracts/office/permission';
import { serviceAreas } from '@/lib/contracts/service-areas';
import { capabilityNames, capabilityReasons, capabilityStates } from './capabilities';
import { variantNames, variantValues } from './variants';

const capabilityRecord = z.object({
  name: z.enum(capabilityNames),
  area: z.enum(serviceAreas),
  state: z.enum(capabilityStates),
  /** Null where it is allowed, or not known. */
  reason: z.enum(capabilityReasons).nullable(),
  /** The code the service last refused it with, where that is the reason. */
  code: z.string().nullable(),
  /** When that was learned: the last call that was let through, or refused. Null where the account says it, or nobody does. */
  at: z.string().nullable(),
  permission: z.enum(permissions),
  /** Whether the role of whoever asks may do it here. */
  granted: z.boolean(),
  /** The built-in roles that may. */
  roles: z.array(z.enum(roleNames)),
});

const variantRecord = z.object({
  name: z.enum(variantNames),
  /** One for each place it was seen in; none where nobody has seen it. */
  states: z.array(
    z.object({
      /** The call that showed it, as the document writes it; null for a callback we received. */
      place: z.string().nullable(),
      value: z.enum(variantValues),
      since: z.string(),
      lastSeenAt: z.string(),
      /** The answer that was seen there before; null where there was no other. */
      before: z.object({ value: z.enum(variantValues), lastSeenAt: z.string() }).nullable(),
    }),
  ),
});

const healthBucket = z.object({
  /** When the hour or day begins. */
  at: z.string(),
  accepted: z.number(),
  slow: z.number(),
  refused: z.number(),
  failed: z.number(),
  timedOut: z.number(),
});

const destinationRecord = z.object({
  destination: z.string(),
  /** Whether it is a whole address, by which the deliveries can be filtered. */
  exact: z.boolean(),
  acceptedAt: z.string().nullable(),
  failure: z.object({ at: z.string(), status: z.number().nullable(), delivery: z.string().nullable() }).nullable(),
  averageMs: z.number().nullable(),
  buckets: z.array(healthBucket),
});

export const developerShapes = {
  'developers.capabilities': {
    record: z.object({
      items: z.array(capabilityRecord),
      /** Whether the account could be read just now; without it only what was learned from calls counts. */
      accountRead: z.boolean(),
      /** The address under which the service sees us, where that is known. */
      outgoingAddress: z.string().nullable(),
      readAt: z.string(),
    }),
  },
  'developers.variants': { record: z.object({ items: z.array(variantRecord) }) },
  'developers.destinations': {
    record: z.object({
      items: z.array(destinationRecord),
      /** The bounds of what was counted; null before the first time. */
      from: z.string().nullable(),
      until: z.string().nullable(),
    }),
  },
  'developers.checkVariants': {
    /** How many reads were made; none where somebody had them made a moment ago. */
    record: z.object({ reads: z.number() }),
  },
};
