import { z } from 'zod';
import { permissions, roleNames } from '@/lib/contracts/office/permission';
import { serviceAreas } from '@/lib/contracts/service-areas';
import { capabilityNames, capabilityReasons, capabilityStates } from './capabilities';

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
};
