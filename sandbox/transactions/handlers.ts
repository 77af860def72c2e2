import { type Handlers, Written } from '@/sandbox/routing/handler';
import { invalid, ServiceProblem } from '@/sandbox/routing/service-problem';
import { findTransaction } from './find-transaction';
import { countTransactions, listTransactions } from './list-transactions';
import { relatedRecords } from './related-records';
import { toWire } from './to-wire';
import { withImage } from './with-image';

const defaultLimit = 20;

/** interface: Reports. */
export const transactionHandlers = {
  async 'transactions.list'(call) {
    const { account, query, sql, variant } = call;
    const { limit = defaultLimit, dateFrom } = query;
    if (variant.has('required-date-from') && dateFrom === undefined) throw invalid({ field: 'dateFrom', reason: 'é obrigatório' });
    const rows = await listTransactions(call, account.id, query, limit);
    const total = variant.has('list-envelopes') ? `,"total":${await countTransactions(sql, account.id, query)}` : '';
    return new Written(`{"data":[${rows.slice(0, limit).join()}],"hasNextPage":${rows.length > limit}${total}}`);
  },

  async 'transactions.read'({ account, params, sql, baseUrl }) {
    const row = await findTransaction(sql, account.id, params.id);
    if (!row) throw new ServiceProblem('SVC310');
    return { ...withImage(toWire(row, baseUrl)), ...(await relatedRecords(sql, account.id, row.id)) };
  },
} satisfies Partial<Handlers<'pix'>>;
