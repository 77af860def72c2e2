import 'server-only';
import type { HoldReason } from '@/lib/contracts/office/privacy/data-subjects';
import type { LegalHold } from '@/lib/server/retention/legal-hold';
import type { Services } from '@/lib/server/services';

/** Whom is looked for. */
export interface Searched {
  /** The keyed digests of what they may have been paid by. */
  readonly payees: readonly string[];
  /** Payments and disputes of theirs, as callbacks have told. */
  readonly transactionIds: ReadonlySet<string>;
  readonly infractionIds: ReadonlySet<string>;
}

/** One record, with everything in it that can name somebody. */
export interface SourceRecord {
  readonly id: string;
  readonly at: Date | null;
  readonly content: unknown;
  /** Belongs to the person whatever it says. */
  readonly isTheirs: boolean;
  readonly transactionId?: string | null;
  readonly infractionIds?: readonly string[];
}

export type Outcome = 'erased' | HoldReason;

/** One kind of record in which somebody may be named. */
export interface DataSource {
  /** The next records after one, in the order of their ids; none with nothing to remove. */
  next(after: string, limit: number, searched: Searched, services: Services): Promise<SourceRecord[]>;
  /** What the file for the person says of records. */
  describe(ids: readonly string[], services: Services): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Removes the person from records; what became of each. Records that are gone count as erased. */
  erase(ids: readonly string[], hold: LegalHold, services: Services): Promise<ReadonlyMap<string, Outcome>>;
}

/** What becomes of records, with the reason why one is held. Those that are not among them are gone, and count as erased. */
export function outcomes(
  ids: readonly string[],
  held: readonly (readonly [id: string, reason: HoldReason | null])[],
): Map<string, Outcome> {
  const reasons = new Map(held);
  return new Map(ids.map((id) => [id, reasons.get(id) ?? 'erased']));
}

/** The ids that are erased. */
export function erasable(all: ReadonlyMap<string, Outcome>): string[] {
  return [...all].flatMap(([id, outcome]) => (outcome === 'erased' ? [id] : []));
}
