import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { readPages } from '@/lib/server/upstream/reading/read-pages';
import { readRecord } from '@/lib/server/upstream/reading/read-record';
import type { OfficeHandler } from './context';

/** 5,000 transactions: beyond that the walk stops and reports it. */
const maxPages = 50;
const perPage = 100;

/** Lists the internal transfers of a period, sent and received. The service's list has no filter for them, and they are always completed. */
export const listTransfers: OfficeHandler<'transfers.list'> = async ({ query, services, requestId, signal }) => {
  const { items, truncated } = await readPages(maxPages, async (page) => {
    const pageQuery = { ...query, status: ['COMPLETED'], page, limit: perPage };
    const wire = await services.upstream({ endpoint: endpointNamed('transactions.list'), query: pageQuery, requestId, signal });
    return readRecord('transactions.list', wire, { query: pageQuery, requestId });
  });
  const transfers = items.filter((transaction) => transactionKind(transaction) === 'INTERNAL_TRANSFER');
  return { items: transfers, truncated, count: items.length };
};
