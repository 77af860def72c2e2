import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import { shapes, type Transaction } from '@/lib/contracts/shapes';
import { addDays, businessDay, dayLast, dayStart } from '@/lib/format/date';
import { addReais, type Reais, toReais } from '@/lib/format/money';
import { unreadable } from '../upstream/upstream';
import type { OfficeHandler } from './context';

/** 5,000 deposits: past that the walk stops and says so. */
const mostPages = 50;
const perPage = 100;

type Part = 'done' | 'pending' | 'back' | 'dead';

const partOf: Readonly<Record<string, Part>> = {
  COMPLETED: 'done',
  PENDING: 'pending',
  WAITING_FOR_REFUND: 'back',
  REFUNDED: 'back',
  EXPIRED: 'dead',
  CANCELED: 'dead',
  ERROR: 'dead',
};

/** Deposits by business day of creation and by what became of them, walked over the service's pages. */
export const readVolume: OfficeHandler<'volume.read'> = async ({ query, services, requestId, signal }) => {
  const today = businessDay(services.now());
  const first = addDays(today, 1 - (query.days ?? 7));
  const days = new Map<string, Record<Part, Reais>>();
  for (let day = first; day <= today; day = addDays(day, 1)) days.set(day, { done: zero, pending: zero, back: zero, dead: zero });
  let count = 0;
  let page = 1;
  let hasNext = true;
  for (; hasNext && page <= mostPages; page += 1) {
    const range = { dateFrom: dayStart(first), dateTo: dayLast(today), type: ['DEPOSIT'], page, limit: perPage };
    const wire = await services.upstream({ endpoint: endpointNamed('transactions.list'), query: range, requestId, signal });
    const read = shapes['transactions.list'].record.safeParse(wire);
    if (!read.success) throw unreadable();
    for (const transaction of read.data.items) addTo(days.get(businessDay(transaction.createdAt)), transaction);
    count += read.data.items.length;
    hasNext = read.data.hasNext && read.data.items.length > 0;
  }
  return { days: Array.from(days, ([day, sums]) => ({ day, ...sums })), cut: hasNext, count, readAt: services.now().toISOString() };
};

const zero = toReais(0);

function addTo(sums: Record<Part, Reais> | undefined, { status, amount }: Transaction): void {
  const part = partOf[status];
  if (sums && part) sums[part] = addReais(sums[part], amount);
}
