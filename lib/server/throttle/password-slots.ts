import 'server-only';
import { boundedSlots, type Slots } from './bounded-slots';

/** Limits concurrent password checks, because hashing is slow on purpose. Strangers never take the slots of known browsers. */
export interface PasswordSlots {
  readonly strangers: Slots;
  readonly known: Slots;
}

/** Two of Node's four threads for such work, and about a second of queueing. */
export function passwordSlots(): PasswordSlots {
  return { strangers: boundedSlots({ atOnce: 2, waiting: 20 }), known: boundedSlots({ atOnce: 2, waiting: 20 }) };
}
