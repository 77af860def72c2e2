import { insertOutboxRows } from '@/sandbox/outbox/insert-outbox-rows';
import { invalid, ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Handlers } from '@/sandbox/routing/handler';
import { findTransaction } from '@/sandbox/transactions/find-transaction';
import { type DeliveryRecord, deliveryColumns, deliveryToWire } from './delivery-record';
import { listDeliveries } from './list-deliveries';
import { requireResend } from './require-resend';
import { resendMany } from './resend-many';

const defaultLimit = 20;
const thirtyDays = 30 * 24 * 60 * 60 * 1000;
const message = 'Reenvio solicitado.';

/** interface: Callbacks. */
export const callbackHandlers = {
  async 'callbacks.list'(call) {
    const { limit = defaultLimit } = call.query;
    const records = await listDeliveries(call, call.account.id, call.query, limit);
    return { data: records.slice(0, limit).map(deliveryToWire), hasNextPage: records.length > limit };
  },

  async 'callbacks.read'({ account, params, sql, baseUrl }) {
    const [record] = await sql<DeliveryRecord[]>`
      select ${deliveryColumns(sql, baseUrl)} from callback_deliveries as delivery
      where delivery.account_id = ${account.id} and delivery.id = ${params.id}`;
    if (!record) throw new ServiceProblem('SVG404');
    return deliveryToWire(record);
  },

  async 'callbacks.resend'(call) {
    const { account, params, sql, clock } = call;
    await requireResend(call, account.id, 'callbacks.resend');
    const transaction = await findTransaction(sql, account.id, params.transactionId);
    if (!transaction) throw new ServiceProblem('SVC310');
    if (transaction.callbackUrl === null) throw new ServiceProblem('SVG404');
    const source = sql`(select * from transactions where account_id = ${account.id} and id = ${transaction.id})`;
    await insertOutboxRows(sql, source, clock.now(), { ownOnly: true });
    return { message };
  },

  async 'callbacks.resendMany'(call) {
    const { account, body, sql, clock } = call;
    const earliest = clock.now().getTime() - thirtyDays;
    if (Date.parse(body.createdAtFrom) < earliest) throw invalid({ field: 'createdAtFrom', reason: 'há mais de 30 dias' });
    await requireResend(call, account.id, 'callbacks.resendMany');
    const total = await resendMany(sql, account.id, body, clock.now());
    if (total === 0) throw new ServiceProblem('SVG404');
    return { message, total };
  },
} satisfies Partial<Handlers<'pix'>>;
