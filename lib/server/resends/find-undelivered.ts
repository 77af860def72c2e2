import 'server-only';
import { desc, isNull } from 'drizzle-orm';
import { type UndeliveredKind, type undelivered, undeliveredKinds } from '@/lib/contracts/office/callbacks/undelivered';
import type { Undelivered } from '@/lib/contracts/office/callbacks/undelivered.shape';
import type { QueryOf } from '@/lib/contracts/query/query-field';
import type { RecordOf, Transaction } from '@/lib/contracts/shapes';
import { deliveredStatus } from '@/lib/domain/delivered-status';
import { isAccepted, isOwnInbox } from '@/lib/domain/delivery-outcome';
import { addDays, businessDay, dayStart } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import { inbox } from '@/lib/server/database/schema/schema';
import type { Services } from '@/lib/server/services';
import { readList } from '@/lib/server/upstream/reading/read-list';
import { readPages } from '@/lib/server/upstream/reading/read-pages';
import { readTransaction, unlessAbsent } from '@/lib/server/upstream/reading/read-transaction';
import { latestPerTransaction, type ResendCandidate } from './find-candidates';

const perPage = 100;
const maxPages = 50;
/** Business days that are compared where nothing else is asked for, today among them. */
const lookbackDays = 7;
/** A very recent change may still be on its way. */
const graceMs = 60_000;

/** Milliseconds after a change by which its callback should have arrived. */
const silenceMs = 10 * 60_000;

/**
 * Compares the newest status of each transaction of some days, or of one transaction, with its deliveries. Deliveries to webhooks count as
 * delivered, but are resent from the webhook; those to our own inbox did not reach the merchant's system. Deliveries are read until now,
 * because a later one still decides about an earlier change.
 */
export async function findUndelivered(
  { kind, transactionId, changedFrom, changedTo, page = 1, limit = 100 }: QueryOf<typeof undelivered.list.query>,
  services: Pick<Services, 'upstream' | 'now' | 'db'>,
  requestId: string,
): Promise<RecordOf<'undelivered.list'>> {
  const readAt = services.now();
  const since = changedFrom ?? dayStart(addDays(businessDay(readAt, serviceZone), 1 - lookbackDays), serviceZone);
  const until = [changedTo ?? readAt.toISOString(), readAt.toISOString()].sort()[0] ?? since;
  const walk = <N extends 'callbacks.list' | 'transactions.list'>(name: N, query: object) =>
    readPages<RecordOf<N>['items'][number]>(maxPages, (page) => readList(name, { ...query, page, limit: perPage }, services, requestId));
  const deliveries = await walk('callbacks.list', { createdAtFrom: since, transactionId });
  const transactions = transactionId
    ? { items: await oneTransaction(transactionId, requestId, services), truncated: false }
    : await walk('transactions.list', { dateFrom: since, dateTo: until });
  const candidates = latestPerTransaction(deliveries.items.filter(({ webhookId }) => webhookId === null));
  const elsewhere = new Set(deliveries.items.filter(isAccepted).map(statusOf));
  const failed = candidates.filter(({ transactionId, status }) => !elsewhere.has(`${transactionId} ${status}`)).flatMap(undeliveredRows);
  const delivered = new Set(deliveries.items.map(statusOf));
  const listed = new Set(failed.map(({ transactionId }) => transactionId));
  const before = Math.min(readAt.getTime() - graceMs, Date.parse(until));
  const never = transactions.items.filter(
    ({ id, status, updatedAt, createdAt }) =>
      status !== 'PENDING' && !delivered.has(`${id} ${status}`) && !listed.has(id) && Date.parse(updatedAt ?? createdAt) <= before,
  );
  const inTime = failed.filter(({ changedAt }) => Date.parse(changedAt) <= Date.parse(until));
  const rows = [...inTime, ...never.map(({ id, status, updatedAt, createdAt }) => rowOf('never', id, status, updatedAt ?? createdAt))].sort(
    (a, b) => undeliveredKinds.indexOf(a.kind) - undeliveredKinds.indexOf(b.kind) || Date.parse(a.changedAt) - Date.parse(b.changedAt),
  );
  const count = (one: UndeliveredKind) => rows.filter((row) => row.kind === one).length;
  const kinds: readonly UndeliveredKind[] = kind ? [kind] : ['lost', 'repeating'];
  const offset = (page - 1) * limit;
  const asked = rows.filter((row) => kinds.includes(row.kind));
  return {
    items: asked.slice(offset, offset + limit),
    hasNext: asked.length > offset + limit,
    counts: { lost: count('lost'), repeating: count('repeating'), never: count('never'), here: count('here') },
    slow: candidates.filter(({ outcome }) => outcome === 'slow').length,
    silentSince: await silentSince(services.db, deliveries.items, readAt),
    since,
    until,
    readAt: readAt.toISOString(),
    truncated: deliveries.truncated || transactions.truncated,
  };
}

/** The service's filter for one transaction is its own call; none for an id it does not know. */
async function oneTransaction(id: string, requestId: string, services: Pick<Services, 'upstream'>): Promise<Transaction[]> {
  const found = await unlessAbsent(() => readTransaction(id, requestId, services));
  return found ? [found] : [];
}

function undeliveredRows({ transactionId, status, changedAt, outcome, attempts, known, own, answered }: ResendCandidate): Undelivered[] {
  if (known || outcome === 'waiting') return [];
  const kind = own ? 'here' : outcome === 'lost' ? 'lost' : 'repeating';
  return [{ ...rowOf(kind, transactionId, status, changedAt.toISOString()), attempts, answered }];
}

function rowOf(kind: UndeliveredKind, transactionId: string, status: string | null, changedAt: string): Undelivered {
  return { kind, transactionId, status, changedAt, attempts: 0, answered: null };
}

type Delivery = RecordOf<'callbacks.read'>;

function statusOf(delivery: Delivery): string {
  return `${delivery.transactionId} ${deliveredStatus(delivery)}`;
}

/** Since when our inbox received nothing although the service tried; null while deliveries arrive, and before the first one. */
async function silentSince(db: Services['db'], deliveries: readonly Delivery[], now: Date): Promise<string | null> {
  const [last] = await db.select({ at: inbox.receivedAt }).from(inbox).where(isNull(inbox.refusal)).orderBy(desc(inbox.id)).limit(1);
  if (!last) return null;
  const isMissed = ({ url, createdAt }: Delivery) => {
    const at = Date.parse(createdAt);
    return isOwnInbox(url) && at > last.at.getTime() + silenceMs && at < now.getTime() - silenceMs;
  };
  return deliveries.some(isMissed) ? last.at.toISOString() : null;
}
