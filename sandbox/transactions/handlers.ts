import { invalid, ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Handlers } from '@/sandbox/routing/handler';
import { RawJson } from '@/sandbox/routing/handler-result';
import { toWire } from '@/sandbox/transaction-records/to-wire';
import { withImage } from '@/sandbox/transaction-records/with-image';
import { findTransaction } from './find-transaction';
import { countTransactions, listTransactions } from './list-transactions';
import { relatedRecords } from './related-records';

const defaultLimit = 20;

/** interface: Reports. */
export const transactionHandlers = {
  async 'transactions.list'(call) {
    const { account, query, sql, variant } = call;
    const { limit = defaultLimit, dateFrom } = query;
    if (variant.has('required-date-from') && dateFrom === undefined) throw invalid({ field: 'dateFrom', reason: 'é obrigatório' });
    const rows = await listTransactions(call, account.id, query, limit);
    const total = variant.has('list-envelopes') ? `,"total":${await countTransactions(sql, account.id, query)}` : '';
    return new RawJson(`{"data":[${rows.slice(0, limit).join()}],"hasNextPage":${rows.length > limit}${total}}`);
  },

  async 'transactions.read'({ account, params, sql, baseUrl }) {
    const row = await findTransaction(sql, account.id, params.id);
    if (!row) throw new ServiceProblem('SVC310');
    return { ...withImage(toWire(row, baseUrl)), ...(await relatedRecords(sql, account.id, row.id)) };
  },
} satisfies Partial<Handlers<'pix'>>;
