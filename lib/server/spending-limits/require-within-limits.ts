import 'server-only';
import { sql } from 'drizzle-orm';
import type { SpendingLimitFields } from '@/lib/contracts/office/approvals/spending-limits.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { plannedStart } from '@/lib/domain/payment/planned-day';
import { exceededLimit, nightStart } from '@/lib/domain/spending-limit/spending-limit';
import { businessDay, dayStart } from '@/lib/format/date';
import { toReais } from '@/lib/format/money/money';
import { serviceZone } from '@/lib/format/zone';
import type { Transaction } from '@/lib/server/database/turns/in-turn-of';
import type { LimitedRequest } from './limited-request';
import { firstSeen } from './payee-sightings';
import { paidTo, plannedForDay, spentSince } from './spent';

export interface LimitedBy {
  readonly limits: SpendingLimitFields;
  readonly staffId: string;
  readonly now: Date;
  /** The approval that is being carried out, which must not count against itself. */
  readonly except: string | null;
  /** The later day the request is planned for: it is then looked at as it will be on that day, as far as that is known. */
  readonly plannedFor?: string | null;
}

/**
 * Throws SVB473 for a request that would exceed a limit of its requester. It is asked for in their turn (`inTurnOf`), in the transaction that
 * writes what counts next time, and in the turn of the payee: so parts sent at the same moment count each other.
 */
export async function requireWithinLimits(tx: Transaction, request: LimitedRequest, by: LimitedBy): Promise<void> {
  const { kind, amount, payee } = request;
  const { limits, staffId, except, plannedFor = null } = by;
  const now = plannedFor === null ? by.now : plannedStart(plannedFor);
  // The same on instances of which one has another current key.
  if (payee !== null) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${payee.toSorted()[0]}, 0))`);
  const night = kind === 'payout' && limits.night ? nightStart(limits.night, now) : null;
  const person = { kind, staffId, now, except };
  const usedSince = (since: Date) =>
    plannedFor === null ? spentSince(tx, { ...person, since }) : plannedForDay(tx, { kind, staffId, day: plannedFor, except });
  const exceeded = exceededLimit(limits, {
    kind,
    amount,
    at: now,
    usedToday: await usedSince(todaysStart(now)),
    usedTonight: night ? await usedSince(night) : toReais(0),
    payee: payee === null ? null : { ...(await paidTo(tx, payee, now)), firstSeenAt: await firstSeen(tx, payee) },
  });
  if (exceeded === null) return;
  const { left, from } = exceeded;
  throw problem({
    statusCode: 422,
    errorCode: ownCodes.spendingLimitExceeded,
    details: [{ field: exceeded.kind, reason: left ?? from?.toISOString() ?? '' }],
  });
}

/** When the day of São Paulo began that counts. */
export function todaysStart(now: Date): Date {
  return new Date(dayStart(businessDay(now, serviceZone), serviceZone));
}
