import 'server-only';
import { asc, gte, inArray } from 'drizzle-orm';
import type { AttemptEnd, HealthSpan } from '@/lib/contracts/office/developers/delivery-health';
import { addDays, businessDay, dayStart } from '@/lib/format/date';
import type { Zone } from '@/lib/format/zone';
import { deliveryCounts, deliveryDestinations } from '@/lib/server/database/schema/developers-schema';
import { sharedMoments } from '@/lib/server/database/schema/instances-schema';
import { countedFrom, countedUntil } from '@/lib/server/developers/count-deliveries';
import type { OfficeHandler } from '@/lib/server/office/context';

const hourMs = 3_600_000;
const shownHours = 24;
const shownDays = 30;

/** How each destination has answered, hour by hour or day by day, from what was counted of the service's deliveries. */
export const listDestinations: OfficeHandler<'developers.destinations'> = async ({ query, services: { db, now } }) => {
  const starts = bucketStarts(query.span, now(), query.zone);
  const [first = now()] = starts;
  const [counts, destinations, moments] = await Promise.all([
    db.select().from(deliveryCounts).where(gte(deliveryCounts.hour, first)),
    db.select().from(deliveryDestinations).orderBy(asc(deliveryDestinations.destination)),
    db
      .select()
      .from(sharedMoments)
      .where(inArray(sharedMoments.name, [countedFrom, countedUntil])),
  ]);
  const momentAt = (name: string) => moments.find((moment) => moment.name === name)?.at.toISOString() ?? null;
  return {
    items: destinations.map(({ destination, exact, acceptedAt, failedAt, failedStatus, failedDelivery }) => {
      const own = counts.filter((count) => count.destination === destination);
      const answered = own.reduce((sum, count) => sum + count.answered, 0);
      const answeredMs = own.reduce((sum, count) => sum + count.answeredMs, 0);
      return {
        destination,
        exact,
        acceptedAt: acceptedAt?.toISOString() ?? null,
        failure: failedAt && { at: failedAt.toISOString(), status: failedStatus, delivery: failedDelivery },
        averageMs: answered === 0 ? null : Math.round(answeredMs / answered),
        buckets: starts.map((start, place) => {
          const end = starts[place + 1];
          const within = own.filter(({ hour }) => hour >= start && (end === undefined || hour < end));
          const sum = (end: AttemptEnd) => within.reduce((total, count) => total + count[end], 0);
          return {
            at: start.toISOString(),
            accepted: sum('accepted'),
            slow: sum('slow'),
            refused: sum('refused'),
            failed: sum('failed'),
            timedOut: sum('timedOut'),
          };
        }),
      };
    }),
    from: momentAt(countedFrom),
    until: momentAt(countedUntil),
  };
};

/** When each hour or day that is shown begins, the oldest first. */
function bucketStarts(span: HealthSpan, now: Date, zone: Zone): Date[] {
  if (span === 'hours') {
    const current = Math.floor(now.getTime() / hourMs) * hourMs;
    return Array.from({ length: shownHours }, (_, place) => new Date(current - (shownHours - 1 - place) * hourMs));
  }
  const today = businessDay(now, zone);
  return Array.from({ length: shownDays }, (_, place) => new Date(dayStart(addDays(today, place - shownDays + 1), zone)));
}
