import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import type { RecordOf, Transaction } from '@/lib/contracts/shapes';
import { paymentMoney } from '@/lib/domain/payment/payment-money';
import { addReais, compareReais, type Reais, roundToCents, toReais } from '@/lib/format/money/money';
import { hasWords, nameWords } from '@/lib/format/text/name-words';
import type { OfficeHandler } from '@/lib/server/office/context';
import { pageOf } from '@/lib/server/office/page-of';
import { readPages } from '@/lib/server/upstream/reading/read-pages';
import { readRecord } from '@/lib/server/upstream/reading/read-record';

/** 5,000 transactions: beyond that the walk stops and reports it. */
const maxPages = 50;
const perPage = 100;

type Listed = RecordOf<'virtualAccounts.list'>['items'][number];

/** Sums the transactions of a period by virtual account, what received most first. Those without one are a row as well. */
export const listVirtualAccounts: OfficeHandler<'virtualAccounts.list'> = async ({ query, services, requestId, signal }) => {
  const { dateFrom, dateTo, text } = query;
  const { items: transactions, truncated } = await readPages(maxPages, async (page) => {
    const pageQuery = { dateFrom, dateTo, page, limit: perPage };
    const wire = await services.upstream({ endpoint: endpointNamed('transactions.list'), query: pageQuery, requestId, signal });
    return readRecord('transactions.list', wire, { query: pageQuery, requestId });
  });
  const words = nameWords(text ?? '');
  const found = sumByAccount(transactions)
    .filter(({ id }) => hasWords(id, words))
    .toSorted((a, b) => compareReais(b.received, a.received) || a.id.localeCompare(b.id, 'pt-BR'));
  const { limit, offset } = pageOf(query);
  return { items: found.slice(offset, offset + limit), hasNext: found.length > offset + limit, total: found.length, truncated };
};

function sumByAccount(transactions: readonly Transaction[]): Listed[] {
  const found = new Map<string, Listed>();
  for (const transaction of transactions) {
    const { moved } = paymentMoney(transaction);
    if (!moved) continue;
    const id = transaction.virtualAccount ?? '';
    found.set(id, withTransaction(found.get(id) ?? nothing(id, transaction.createdAt), transaction));
  }
  // Fees have fractions of a centavo; their sum is charged in whole ones.
  return Array.from(found.values(), (sums) => ({ ...sums, net: sums.net && roundToCents(sums.net) }));
}

const zero = toReais(0);

const nothing = (id: string, lastAt: string): Listed => ({ id, count: 0, received: zero, returned: zero, sent: zero, net: zero, lastAt });

function withTransaction(sums: Listed, transaction: Transaction): Listed {
  const { amount, createdAt } = transaction;
  const { direction, refund, net } = paymentMoney(transaction);
  return {
    ...sums,
    count: sums.count + 1,
    received: direction === 'in' ? addReais(sums.received, amount) : sums.received,
    returned: direction === 'in' ? sumOf(sums.returned, refund.total) : sums.returned,
    sent: direction === 'out' ? addReais(sums.sent, amount) : sums.sent,
    net: sumOf(sums.net, net),
    lastAt: Date.parse(createdAt) > Date.parse(sums.lastAt) ? createdAt : sums.lastAt,
  };
}

/** A sum that lacks a part is not known. */
function sumOf(one: Reais | null, other: Reais | null): Reais | null {
  return one === null || other === null ? null : addReais(one, other);
}
