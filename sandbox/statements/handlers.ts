import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Handlers } from '@/sandbox/routing/handler';
import { type EntryRow, entrySelect, entryToWire } from './entry-row';
import { listEntries } from './list-entries';

const defaultLimit = 20;

/** interface: Reports, bank statements. */
export const statementHandlers = {
  async 'statements.list'({ account, query, sql }) {
    const { limit = defaultLimit } = query;
    const rows = await listEntries(sql, account.id, query, limit);
    return { data: rows.slice(0, limit).map(entryToWire), hasNextPage: rows.length > limit };
  },

  async 'statements.read'({ account, params, sql }) {
    const [row] = await sql<EntryRow[]>`${entrySelect(sql)} where account_id = ${account.id} and id::text = ${params.id}`;
    if (!row) throw new ServiceProblem('SVG404');
    return entryToWire(row);
  },
} satisfies Partial<Handlers<'pix'>>;
