import type { QueueItem } from '@/components/infraction/use-queue';
import { type DeadlineBand, deadlineBands } from '@/lib/contracts/office/infractions/deadline-bands';
import { deadlineBand } from '@/lib/domain/infraction/deadline';
import { compareReais, toReais } from '@/lib/format/money/money';
import type { QueueSort } from '@/lib/lists/pix/infractions';

/** Rows under one heading; rows without a band have none. */
export interface QueueGroup {
  readonly band: DeadlineBand | null;
  readonly items: readonly QueueItem[];
}

const zero = toReais(0);

/**
 * The queue in the order asked for, at an instant. By deadline it falls into bands, the soonest or the latest first; cases without a
 * deadline stay on top either way. By amount it is one list.
 */
export function queueGroups(items: readonly QueueItem[], sort: QueueSort, now: number): QueueGroup[] {
  if (sort === 'amount' || sort === '-amount') {
    const turn = sort === 'amount' ? 1 : -1;
    const sorted = items.toSorted((a, b) => turn * compareReais(a.transaction.amount ?? zero, b.transaction.amount ?? zero));
    return sorted.length > 0 ? [{ band: null, items: sorted }] : [];
  }
  const [none, ...known] = deadlineBands;
  const bands = [none, ...(sort === 'deadline' ? known : known.toReversed())];
  return bands.flatMap((band) => {
    const inBand = items.filter(({ expiresAt }) => deadlineBand(expiresAt, now) === band);
    return inBand.length > 0 ? [{ band, items: sort === 'deadline' || band === none ? inBand : inBand.toReversed() }] : [];
  });
}
