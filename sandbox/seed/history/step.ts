import type { Movement } from '@/sandbox/ledger/movement';

/** What happened to the balance at one moment. */
export interface Step {
  /** The instant as the wire writes it. */
  readonly at: string;
  readonly movements: readonly Movement[];
}
