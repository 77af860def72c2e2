import { wireToUnits } from '@/sandbox/money/units';
import { periodOf } from '@/sandbox/period-of';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Handlers } from '@/sandbox/routing/handler';
import { type PendingDepositRow, pendingDepositSelect, pendingDepositToWire } from './pending-deposit-row';

const defaultLimit = 20;

/** interface: Deposits, "Pending deposits". */
export const pendingDepositHandlers = {
  async 'pendingDeposits.list'({ account, query, sql }) {
    const { page = 1, limit = defaultLimit, status, document, name, endToEndId, amountMin, amountMax } = query;
    const { from, to } = periodOf(query.createdAtFrom, query.createdAtTo);
    const none = sql``;
    const rows = await sql<PendingDepositRow[]>`
      ${pendingDepositSelect(sql)}
      where account_id = ${account.id}
        ${status ? sql`and status = any(${[...status]})` : none}
        ${document ? sql`and payer_document = ${document}` : none}
        ${name ? sql`and position(folded(${name}) in folded(payer_name)) > 0` : none}
        ${endToEndId ? sql`and end_to_end_id = ${endToEndId}` : none}
        ${amountMin ? sql`and amount >= ${wireToUnits(amountMin)}` : none}
        ${amountMax ? sql`and amount <= ${wireToUnits(amountMax)}` : none}
        ${from ? sql`and created_at >= ${from}` : none}
        ${to ? sql`and created_at <= ${to}` : none}
      order by created_at desc, id desc
      limit ${limit + 1} offset ${(page - 1) * limit}`;
    return { data: rows.slice(0, limit).map(pendingDepositToWire), hasNextPage: rows.length > limit };
  },

  async 'pendingDeposits.read'({ account, params, sql }) {
    const [row] = await sql<PendingDepositRow[]>`${pendingDepositSelect(sql)} where account_id = ${account.id} and id = ${params.id}`;
    if (!row) throw new ServiceProblem('SVG404');
    return pendingDepositToWire(row);
  },
} satisfies Partial<Handlers<'pix'>>;
