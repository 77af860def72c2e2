import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import type { Transaction } from '@/lib/contracts/shapes';
import { paymentMoney } from '@/lib/domain/payment/payment-money';
import { addDays, businessDay, dayLast, dayStart } from '@/lib/format/date';
import { addReais, type Reais, subtractReais, toReais } from '@/lib/format/money/money';
import type { OfficeHandler } from '@/lib/server/office/context';
import { readRecord } from '@/lib/server/upstream/reading/read-record';

/** 5,000 deposits: beyond that the walk stops and reports it. */
const maxPages = 50;
const perPage = 100;

type VolumePart = 'done' | 'pending' | 'back' | 'dead';

const partOf: Readonly<Record<string, VolumePart>> = {
  COMPLETED: 'done',
  PENDING: 'pending',
  WAITING_FOR_REFUND: 'back',
  REFUNDED: 'back',
  EXPIRED: 'dead',
  CANCELED: 'dead',
  ERROR: 'dead',
};

/** Sums deposits by business day of creation and status, over the service's pages. */
export const readVolume: OfficeHandler<'volume.read'> = async ({ query: { days: span = 7, zone }, services, requestId, signal }) => {
  const today = businessDay(services.now(), zone);
  const first = addDays(today, 1 - span);
  const days = new Map<string, Record<VolumePart, Reais>>();
  for (let day = first; day <= today; day = addDays(day, 1)) days.set(day, { done: zero, pending: zero, back: zero, dead: zero });
  // Deposits that arrive during the walk push others onto the next page: ids are counted once.
  const seen = new Set<string>();
  let page = 1;
  let hasNext = true;
  let unreadable = 0;
  for (; hasNext && page <= maxPages; page += 1) {
    const range = { dateFrom: dayStart(first, zone), dateTo: dayLast(today, zone), type: ['DEPOSIT'], page, limit: perPage };
    const wire = await services.upstream({ endpoint: endpointNamed('transactions.list'), query: range, requestId, signal });
    const read = readRecord('transactions.list', wire, { query: range, requestId });
    for (const transaction of read.items) {
      if (!seen.has(transaction.id)) addTo(days.get(businessDay(transaction.createdAt, zone)), transaction);
      seen.add(transaction.id);
    }
    const lost = read.unreadable?.length ?? 0;
    unreadable += lost;
    hasNext = read.hasNext && read.items.length + lost > 0;
  }
  return {
    days: Array.from(days, ([day, sums]) => ({ day, ...sums })),
    truncated: hasNext,
    unreadable,
    count: seen.size,
    readAt: services.now().toISOString(),
  };
};

const zero = toReais(0);

/** The refunded amount of a deposit counts as refunded, whether it is all of it or a part. */
function addTo(sums: Record<VolumePart, Reais> | undefined, transaction: Transaction): void {
  const { status, amount } = transaction;
  const part = partOf[status];
  if (!sums || !part) return;
  const { moved, refund } = paymentMoney(transaction);
  const back = moved ? (refund.total ?? amount) : zero;
  sums.back = addReais(sums.back, back);
  const rest = moved ? 'done' : part;
  sums[rest] = addReais(sums[rest], subtractReais(amount, back));
}
