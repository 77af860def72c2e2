import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ResendRowState } from '@/lib/contracts/office/callbacks/resends';
import type { RecordOf } from '@/lib/contracts/shapes';
import { deliveryOutcome } from '@/lib/domain/delivery-outcome';
import type { Services } from '@/lib/server/services';
import { readList } from '@/lib/server/upstream/reading/read-list';
import { readPages } from '@/lib/server/upstream/reading/read-pages';
import { moveRows, type ResendRow } from './store';

type Delivery = RecordOf<'callbacks.read'>;

const perPage = 100;
/** New deliveries are on the first pages. */
const maxPages = 12;
/** Without a new delivery for this long, a request counts as without effect. */
const lostAfterMs = 60_000;

/** Looks up the result of each requested row in the newest deliveries. Never requests again. */
export async function settleRequested(rows: readonly ResendRow[], services: Services): Promise<void> {
  const asked = rows.filter(({ state }) => state === 'asked');
  const [first] = asked;
  if (!first) return;
  const requestId = randomUUID();
  const floors = asked.map(({ askedAfter }) => askedAfter?.getTime() ?? 0);
  const createdAtFrom = new Date(Math.min(...floors)).toISOString();
  const { items } = await readPages(maxPages, (page) =>
    readList('callbacks.list', { createdAtFrom, page, limit: perPage }, services, requestId),
  );
  const now = services.now();
  for (const row of asked) {
    const delivery = items.find((one) => isAnswer(one, row));
    const overdue = row.askedAt !== null && now.getTime() - row.askedAt.getTime() > lostAfterMs;
    const state = delivery ? stateOf(delivery) : overdue ? 'no-trace' : null;
    if (state) await moveRows(services.db, row.resendId, [row.place], 'asked', { state, open: false, answered: delivery?.status ?? null });
  }
}

function isAnswer(delivery: Delivery, { transactionId, askedAfter }: ResendRow): boolean {
  if (delivery.transactionId !== transactionId || delivery.webhookId !== null) return false;
  return askedAfter === null || Date.parse(delivery.createdAt) > askedAfter.getTime();
}

function stateOf(delivery: Delivery): ResendRowState | null {
  const outcome = deliveryOutcome(delivery);
  if (outcome === 'waiting') return null;
  if (outcome === 'accepted' || outcome === 'slow' || outcome === 'here') return 'accepted';
  return outcome === 'lost' ? 'lost' : 'retried';
}
