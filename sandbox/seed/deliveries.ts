import type { DeliveryRow, Happening } from './happening';
import { iso } from './iso';
import type { Random } from './random';
import { day, minute } from './scene';

const kept = 7 * day;

/** The callbacks sent for a transaction of the last days, one for each change of its status, with a second try where the first failed. */
export function deliveriesOf({ transaction }: Happening, now: number, random: Random): DeliveryRow[] {
  const { callbackUrl, createdAt, updatedAt, paidAt, status } = transaction;
  if (callbackUrl === null || status === 'PENDING' || now - Date.parse(createdAt) > kept) return [];
  const changes = Array.from(new Set([paidAt ?? updatedAt, updatedAt]));
  return changes.flatMap((change) => attempts(transaction.id, callbackUrl, Date.parse(change), now, random));
}

function attempts(transactionId: string, url: string, changedAt: number, now: number, random: Random): DeliveryRow[] {
  const attempt = (at: number, status: number, responseTime: number) => ({
    id: `cb${random.letters(16)}`,
    transactionId,
    url,
    status,
    responseTime,
    createdAt: iso(Math.min(at, now)),
  });
  const answered = attempt(changedAt + random.whole(200, 900), 200, random.whole(60, 480));
  if (random.chance(0.94)) return [answered];
  const failed = random.chance(0.5) ? attempt(changedAt + 400, 0, 5_000) : attempt(changedAt + 400, 500, random.whole(40, 300));
  return [failed, { ...answered, createdAt: iso(Math.min(changedAt + random.whole(1, 4) * minute, now)) }];
}
