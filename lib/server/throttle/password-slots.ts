import 'server-only';
import { boundedSlots, type Slots } from './bounded-slots';

/** Who may look at passwords at once: hashing is slow on purpose. Strangers never take the turns of browsers that signed in before. */
export interface PasswordSlots {
  readonly strangers: Slots;
  readonly known: Slots;
}

/** Two of the four threads that Node keeps for such work, and a second or so of waiting. */
export function passwordSlots(): PasswordSlots {
  return { strangers: boundedSlots({ atOnce: 2, waiting: 20 }), known: boundedSlots({ atOnce: 2, waiting: 20 }) };
}
