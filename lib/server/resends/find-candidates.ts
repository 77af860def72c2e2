import 'server-only';
import type { DeliveryOutcome } from '@/lib/contracts/office/callbacks/delivery-outcomes';
import type { ResendFilter } from '@/lib/contracts/office/callbacks/resends.shape';
import type { RecordOf } from '@/lib/contracts/shapes';
import { deliveryOutcome, isAccepted, isOwnInbox } from '@/lib/domain/delivery-outcome';
import { instantIn } from '@/lib/format/time/instant-in';
import type { Services } from '@/lib/server/services';
import { readList } from '@/lib/server/upstream/reading/read-list';
import { readPages } from '@/lib/server/upstream/reading/read-pages';

type Delivery = RecordOf<'callbacks.read'>;

/** The newest status sent for one transaction, and the result of its delivery. */
export interface ResendCandidate {
  readonly transactionId: string;
  readonly transactionAt: Date | null;
  readonly status: string | null;
  readonly changedAt: Date;
  readonly outcome: DeliveryOutcome;
  readonly attempts: number;
  readonly known: boolean;
  /** Sent to our own inbox, so that nothing is gained by sending it again. */
  readonly own: boolean;
  /** The HTTP status of the last attempt. */
  readonly answered: number | null;
}

interface ResendSet {
  readonly candidates: readonly ResendCandidate[];
  readonly truncated: boolean;
  readonly leftOut: number;
}

const perPage = 100;
const maxPages = 100;
export const maxCandidates = 1_000;

/**
 * Finds the transactions to resend: those with a delivery that matches the filter, each once with its newest status; by default only where
 * no attempt succeeded. Oldest first.
 */
export async function findCandidates(
  { transactionIds: chosen, ...filter }: ResendFilter,
  withKnown: boolean,
  services: Pick<Services, 'upstream'>,
  requestId: string,
): Promise<ResendSet> {
  const walk = (query: Readonly<Record<string, unknown>>) =>
    readPages(maxPages, (page) => readList('callbacks.list', { ...query, page, limit: perPage }, services, requestId));
  const matched = await walk(filter);
  // Later deliveries or successful attempts may not match the filter, but still decide.
  const since = await walk({ createdAtFrom: filter.createdAtFrom });
  const named = matched.items.filter(({ transactionId }) => !chosen || (transactionId !== null && chosen.includes(transactionId)));
  const ours = named.filter(({ webhookId }) => webhookId === null);
  const transactionIds = new Set(ours.map(({ transactionId }) => transactionId));
  const found = latestPerTransaction(
    since.items.filter((delivery) => delivery.webhookId === null && transactionIds.has(delivery.transactionId)),
  );
  const candidates = found
    .filter(({ known, own }) => !own && (withKnown || !known))
    .sort((a, b) => a.changedAt.getTime() - b.changedAt.getTime());
  return {
    candidates: candidates.slice(0, maxCandidates),
    truncated: matched.truncated || since.truncated || candidates.length > maxCandidates,
    leftOut: named.length - ours.length,
  };
}

/** One delivery per transaction, that of its latest change; a late attempt of an earlier one does not replace it. */
export function latestPerTransaction(deliveries: readonly Delivery[]): ResendCandidate[] {
  const byTransaction = new Map<string, Delivery[]>();
  for (const delivery of deliveries) {
    const { transactionId } = delivery;
    if (transactionId !== null) byTransaction.set(transactionId, [...(byTransaction.get(transactionId) ?? []), delivery]);
  }
  return Array.from(byTransaction, ([transactionId, all]) => {
    const newest = all.reduce((a, b) => (changeOf(b) > changeOf(a) ? b : a));
    const attempts = all.filter((one) => changeOf(one) === changeOf(newest) && one.body?.status === newest.body?.status);
    const last = attempts.reduce((a, b) => (Date.parse(b.createdAt) > Date.parse(a.createdAt) ? b : a));
    const known = attempts.some(isAccepted);
    return {
      transactionId,
      transactionAt: instantIn(newest.body?.createdAt),
      status: typeof newest.body?.status === 'string' ? newest.body.status : null,
      changedAt: new Date(changeOf(newest)),
      outcome: deliveryOutcome(last),
      attempts: attempts.length,
      known,
      own: isOwnInbox(last.url),
      answered: last.status,
    };
  });
}

function changeOf({ body, createdAt }: Delivery): number {
  return (instantIn(body?.updatedAt) ?? instantIn(createdAt) ?? new Date(0)).getTime();
}
