import type { Movement } from '@/sandbox/ledger/movement';

/** The change of a balance at one moment. */
export interface Step {
  /** The instant in the wire format. */
  readonly at: string;
  readonly movements: readonly Movement[];
}
