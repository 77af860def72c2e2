import 'server-only';
import { deadlineBand, isNear, type NearBand } from '@/lib/domain/deadline';
import { owesDefense } from '@/lib/domain/infraction-status';
import type { Infraction } from '@/lib/server/infractions/read-whole-queue';

/** A case whose deadline has passed a limit, and the deadline itself, or `none`: another one has limits of its own. */
export interface NearCase {
  readonly infraction: Infraction;
  readonly band: NearBand;
  readonly deadline: string;
}

/** The cases that wait for the merchant and are near their deadline at an instant, each with the newest limit it has passed. */
export function nearCases(infractions: readonly Infraction[], now: Date): NearCase[] {
  const near = infractions.flatMap((infraction) => {
    const band = deadlineBand(infraction.expiresAt, now.getTime());
    if (!owesDefense(infraction) || !isNear(band)) return [];
    return [{ infraction, band, deadline: band === 'none' ? 'none' : new Date(infraction.expiresAt ?? '').toISOString() }];
  });
  // In one order for everybody, so that two processes which note the same ones take turns.
  return near.toSorted((a, b) => a.infraction.id.localeCompare(b.infraction.id));
}
