import { type Handlers, Written } from '@/sandbox/routing/handler';
import { ServiceProblem } from '@/sandbox/routing/service-problem';
import { findTransaction } from './find-transaction';
import { listTransactions } from './list-transactions';
import { notesOf } from './notes-of';
import { toWire } from './to-wire';
import { withImage } from './with-image';

const defaultLimit = 20;

/** interface: Reports. */
export const transactionHandlers = {
  async 'transactions.list'(call) {
    const { limit = defaultLimit } = call.query;
    const rows = await listTransactions(call, call.account.id, call.query, limit);
    return new Written(`{"data":[${rows.slice(0, limit).join()}],"hasNextPage":${rows.length > limit}}`);
  },

  async 'transactions.read'({ account, params, sql, baseUrl }) {
    const row = await findTransaction(sql, account.id, params.id);
    if (!row) throw new ServiceProblem('SVC310');
    const [wire, notes] = await Promise.all([withImage(toWire(row, baseUrl)), notesOf(sql, account.id, row.id)]);
    return { ...wire, ...notes };
  },
} satisfies Partial<Handlers<'pix'>>;
