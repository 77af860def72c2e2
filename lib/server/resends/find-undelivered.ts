import 'server-only';
import { type UndeliveredKind, undeliveredKinds } from '@/lib/contracts/office/callbacks/undelivered';
import type { Undelivered } from '@/lib/contracts/office/callbacks/undelivered.shape';
import type { RecordOf } from '@/lib/contracts/shapes';
import { deliveredStatus } from '@/lib/domain/delivered-status';
import type { Services } from '@/lib/server/services';
import { readList } from '@/lib/server/upstream/read-list';
import { readPages } from '@/lib/server/upstream/read-pages';
import { latestPerTransaction, type ResendCandidate } from './find-candidates';

const perPage = 100;
const mostPages = 50;
const mostRows = 100;
/** The longest period one resend call of the service covers. */
const lookedBackMs = 7 * 24 * 3_600_000;
/** A very recent change may still be on its way. */
const graceMs = 60_000;

/**
 * Compares the newest status of each transaction in the last seven days with its deliveries. Deliveries to webhooks count as delivered, but
 * are resent from the webhook.
 */
export async function findUndelivered(
  services: Pick<Services, 'upstream' | 'now'>,
  requestId: string,
): Promise<RecordOf<'undelivered.list'>> {
  const readAt = services.now();
  const since = new Date(readAt.getTime() - lookedBackMs).toISOString();
  const walk = <N extends 'callbacks.list' | 'transactions.list'>(name: N, query: object) =>
    readPages<RecordOf<N>['items'][number]>(mostPages, (page) => readList(name, { ...query, page, limit: perPage }, services, requestId));
  const deliveries = await walk('callbacks.list', { createdAtFrom: since });
  const transactions = await walk('transactions.list', { dateFrom: since });
  const candidates = latestPerTransaction(deliveries.items.filter(({ webhookId }) => webhookId === null));
  const failed = candidates.flatMap(undeliveredRows);
  const delivered = new Set(deliveries.items.map((delivery) => `${delivery.transactionId} ${deliveredStatus(delivery)}`));
  const listed = new Set(failed.map(({ transactionId }) => transactionId));
  const before = readAt.getTime() - graceMs;
  const never = transactions.items.filter(
    ({ id, status, updatedAt, createdAt }) =>
      status !== 'PENDING' && !delivered.has(`${id} ${status}`) && !listed.has(id) && Date.parse(updatedAt ?? createdAt) < before,
  );
  const rows = [...failed, ...never.map(({ id, status, updatedAt, createdAt }) => rowOf('never', id, status, updatedAt ?? createdAt))].sort(
    (a, b) => undeliveredKinds.indexOf(a.kind) - undeliveredKinds.indexOf(b.kind) || Date.parse(a.changedAt) - Date.parse(b.changedAt),
  );
  const count = (kind: UndeliveredKind) => rows.filter((row) => row.kind === kind).length;
  return {
    items: rows.slice(0, mostRows),
    counts: { lost: count('lost'), repeating: count('repeating'), never: count('never') },
    slow: candidates.filter(({ outcome }) => outcome === 'slow').length,
    since,
    readAt: readAt.toISOString(),
    cut: deliveries.cut || transactions.cut,
  };
}

function undeliveredRows({ transactionId, status, changedAt, outcome, attempts, known, answered }: ResendCandidate): Undelivered[] {
  if (known || outcome === 'waiting') return [];
  const kind = outcome === 'lost' ? 'lost' : 'repeating';
  return [{ ...rowOf(kind, transactionId, status, changedAt.toISOString()), attempts, answered }];
}

function rowOf(kind: UndeliveredKind, transactionId: string, status: string | null, changedAt: string): Undelivered {
  return { kind, transactionId, status, changedAt, attempts: 0, answered: null };
}
