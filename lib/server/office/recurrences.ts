import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import { cardName } from '@/lib/domain/card/card-charge-names';
import { cardChargeState, hasFailed } from '@/lib/domain/card/card-charge-state';
import { hasWords, nameWords } from '@/lib/format/text/name-words';
import { readPages } from '@/lib/server/upstream/reading/read-pages';
import { readRecord } from '@/lib/server/upstream/reading/read-record';
import type { OfficeHandler } from './context';
import { pageOf } from './page-of';

/** 3,000 charges: beyond that the walk stops and reports it. */
const maxPages = 30;
const perPage = 100;

/** How many states are fetched at a time. */
const statesAtOnce = 20;
const maxStates = 300;

type CardCharge = RecordOf<'cardCharges.list'>['items'][number];
type Listed = RecordOf<'recurrences.list'>['items'][number];

/**
 * Lists recurrences, newest first, collected from the card charges, because the service returns single ones only. States are fetched for
 * the requested page; with a filter by state, also for those before it. A recurrence whose state cannot be fetched is in every tab.
 */
export const listRecurrences: OfficeHandler<'recurrences.list'> = async ({ query, services, requestId, signal }) => {
  const { upstream } = services;
  const { items: charges, truncated } = await readPages(maxPages, async (page) => {
    const pageQuery = { page, limit: perPage };
    const wire = await upstream({ endpoint: endpointNamed('cardCharges.list'), query: pageQuery, requestId, signal });
    return readRecord('cardCharges.list', wire, { query: pageQuery, requestId });
  });
  const { text, failed, status } = query;
  const words = nameWords(text ?? '');
  const found = collect(charges).filter(
    (one) => (failed === undefined || hasFailed(one.latest.state) === failed) && hasWords(searchedText(one), words),
  );
  const { limit, offset } = pageOf(query);
  if (status === undefined) {
    const items = await withStates(found.slice(offset, offset + limit));
    return { items, hasNext: found.length > offset + limit, total: found.length, truncated };
  }
  const matching: Listed[] = [];
  let read = 0;
  while (read < Math.min(found.length, maxStates) && matching.length <= offset + limit) {
    const next = await withStates(found.slice(read, read + statesAtOnce));
    read += next.length;
    matching.push(...next.filter(({ present }) => present === null || present.status === status));
  }
  const isTruncated = truncated || (read >= maxStates && read < found.length);
  return { items: matching.slice(offset, offset + limit), hasNext: matching.length > offset + limit, total: null, truncated: isTruncated };

  function withStates(some: readonly Found[]): Promise<Listed[]> {
    return Promise.all(some.map(async (one) => ({ ...listed(one), present: await present(one.id) })));
  }

  async function present(recurrentPaymentId: string) {
    try {
      const wire = await upstream({ endpoint: endpointNamed('recurrences.read'), params: { recurrentPaymentId }, requestId, signal });
      return readRecord('recurrences.read', wire, { params: { recurrentPaymentId }, requestId });
    } catch {
      return null;
    }
  }
};

/** A recurrence derived from its charges: the initial charge or the earliest cycle found, and the latest. */
interface Found {
  readonly id: string;
  readonly earliest: CardCharge;
  readonly latest: { readonly id: string; readonly at: string; readonly state: string };
}

function collect(charges: readonly CardCharge[]): Found[] {
  const found = new Map<string, { earliest: CardCharge; latest: CardCharge }>();
  for (const charge of charges) {
    const { recurrentPaymentId: id } = charge;
    if (id === null) continue;
    const { earliest, latest } = found.get(id) ?? { earliest: charge, latest: charge };
    found.set(id, { earliest: isBefore(charge, earliest) ? charge : earliest, latest: isBefore(latest, charge) ? charge : latest });
  }
  return Array.from(found, ([id, { earliest, latest }]) => ({
    id,
    earliest,
    latest: { id: latest.id, at: latest.createdAt, state: cardChargeState(latest) },
  })).sort((a, b) => Date.parse(b.earliest.createdAt) - Date.parse(a.earliest.createdAt));
}

function isBefore(one: CardCharge, other: CardCharge): boolean {
  return (one.recurrenceCycle ?? 0) < (other.recurrenceCycle ?? 0);
}

/** The searched text: the customer, the card, and the ids of the recurrence and its first charge. */
function searchedText({ id, earliest }: Found): string {
  return [earliest.customer?.name, cardName(earliest), earliest.externalId, id].filter(Boolean).join(' ');
}

function listed({ id, earliest, latest }: Found) {
  const { createdAt, amount, customer } = earliest;
  return { id, startedAt: createdAt, customer: customer?.name ?? null, card: cardName(earliest), amount, latest };
}
