import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import { readPages } from '@/lib/server/upstream/read-pages';
import { readRecord } from '@/lib/server/upstream/read-record';
import type { OfficeHandler } from './context';
import { pageOf } from './page-of';

/** 3,000 charges: beyond that the walk stops and reports it. */
const maxPages = 30;
const perPage = 100;

type CardCharge = RecordOf<'cardCharges.list'>['items'][number];

/**
 * Lists recurrences, newest first, collected from the card charges, because the service returns single ones only. Their states are fetched
 * for the requested page.
 */
export const listRecurrences: OfficeHandler<'recurrences.list'> = async ({ query, services, requestId, signal }) => {
  const { upstream } = services;
  const { items: charges, truncated } = await readPages(maxPages, async (page) => {
    const pageQuery = { page, limit: perPage };
    const wire = await upstream({ endpoint: endpointNamed('cardCharges.list'), query: pageQuery, requestId, signal });
    return readRecord('cardCharges.list', wire, { query: pageQuery, requestId });
  });
  const found = earliestCharges(charges);
  const { limit, offset } = pageOf(query);
  const items = await Promise.all(
    found.slice(offset, offset + limit).map(async ([id, charge]) => ({ ...listed(id, charge), present: await present(id) })),
  );
  return { items, hasNext: found.length > offset + limit, total: found.length, truncated };

  async function present(recurrentPaymentId: string) {
    try {
      const wire = await upstream({ endpoint: endpointNamed('recurrences.read'), params: { recurrentPaymentId }, requestId, signal });
      return readRecord('recurrences.read', wire, { params: { recurrentPaymentId }, requestId });
    } catch {
      return null;
    }
  }
};

/** For each recurrence, its initial charge or the earliest cycle found. */
function earliestCharges(charges: readonly CardCharge[]): [string, CardCharge][] {
  const found = new Map<string, CardCharge>();
  for (const charge of charges) {
    const { recurrentPaymentId: id, recurrenceCycle } = charge;
    const known = id === null ? undefined : found.get(id);
    if (id !== null && (!known || (recurrenceCycle ?? 0) < (known.recurrenceCycle ?? 0))) found.set(id, charge);
  }
  return Array.from(found).sort(([, a], [, b]) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

function listed(id: string, { createdAt, amount, customer, creditCardPayment }: CardCharge) {
  const card = creditCardPayment?.card;
  return {
    id,
    startedAt: createdAt,
    customer: customer?.name ?? null,
    card: card?.number ? `${card.brand ?? ''} •••• ${card.number.slice(-4)}`.trim() : null,
    amount,
  };
}
