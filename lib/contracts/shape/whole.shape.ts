import type { Permission } from '@/lib/contracts/office/permission';

/** Who gets an answer of our own unmasked although they may not read personal data, and why. */
export interface Whole {
  readonly for: Permission | 'everybody';
  readonly because: string;
}

/** Declares an answer unmasked for holders of a permission, or for everybody who may call. */
export function wholeFor(who: Whole['for'], because: string): Whole {
  return { for: who, because };
}
