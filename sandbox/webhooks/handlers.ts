import type { Account } from '@/sandbox/accounts/account';
import { requireChangeable } from '@/sandbox/accounts/require-changeable';
import { type DeliveryRecord, deliveryColumns, deliveryToWire } from '@/sandbox/callbacks/delivery-record';
import { requireResend } from '@/sandbox/callbacks/require-resend';
import type { Sql } from '@/sandbox/database/open-database';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Handlers } from '@/sandbox/routing/handler';
import { Created } from '@/sandbox/routing/handler-result';
import type { QuantityExtras } from '@/sandbox/routing/published-query';
import { newSecret } from './new-secret';
import { resendFailed } from './resend-failed';
import { storeWebhook } from './store-webhook';
import { type WebhookRow, webhookToWire } from './webhook-row';

/** interface: Callbacks, "Register a persistent callback URL with an HMAC secret (one variant only)". */
export const webhookHandlers = {
  async 'webhooks.create'({ account, body, sql, clock }) {
    requireChangeable(account);
    const { url, events = [], active, generateSecret } = body;
    const secret = generateSecret ? newSecret() : null;
    const times = { createdAt: clock.iso(), updatedAt: clock.iso() };
    const row = await storeWebhook(sql, {
      accountId: account.id,
      id: `wh${seededFraction.letters(14)}`,
      url,
      active,
      events,
      secret,
      ...times,
    });
    return new Created({ ...webhookToWire(row), secret });
  },

  async 'webhooks.list'({ account, query, sql }) {
    const { active } = query;
    const rows = await sql<WebhookRow[]>`
      select * from webhooks where account_id = ${account.id} ${active === undefined ? sql`` : sql`and active = ${active}`}
      order by created_at, id`;
    return { webhooks: rows.map(webhookToWire) };
  },

  async 'webhooks.read'({ account, params, sql }) {
    return webhookToWire(await findWebhook(sql, account, params.id));
  },

  async 'webhooks.change'({ account, params, body, sql, clock }) {
    const found = await findWebhook(sql, account, params.id);
    requireChangeable(account);
    const { url = found.url, active = found.active, events = found.events } = body;
    return webhookToWire(await storeWebhook(sql, { ...found, url, active, events, updatedAt: clock.iso() }));
  },

  async 'webhooks.remove'({ account, params, sql }) {
    const found = await findWebhook(sql, account, params.id);
    requireChangeable(account);
    await sql`
      with left_to_send as (delete from callback_outbox where account_id = ${account.id} and webhook_id = ${found.id})
      delete from webhooks where account_id = ${account.id} and id = ${found.id}`;
    return undefined;
  },

  async 'webhooks.rotateSecret'({ account, params, sql, clock }) {
    const found = await findWebhook(sql, account, params.id);
    requireChangeable(account);
    const secret = newSecret();
    await storeWebhook(sql, { ...found, secret, updatedAt: clock.iso() });
    return { secret };
  },

  async 'webhooks.sentQuantity'({ account, query, sql }) {
    const { webhookId }: QuantityExtras = query ?? {};
    const [row] = await sql<{ quantity: number }[]>`
      select count(*)::int as quantity from callback_deliveries where account_id = ${account.id} and webhook_id is not null
        ${webhookId ? sql`and webhook_id = ${webhookId}` : sql``}`;
    return { quantity: row?.quantity ?? 0 };
  },

  async 'webhooks.readSent'({ account, params, sql, baseUrl }) {
    const [record] = await sql<DeliveryRecord[]>`
      select ${deliveryColumns(sql, baseUrl)} from callback_deliveries as delivery
      where delivery.account_id = ${account.id} and delivery.webhook_id = ${params.id} and delivery.id = ${params.callbackId}`;
    if (!record) throw new ServiceProblem('SVG404');
    return { ...deliveryToWire(record), userId: String(account.id) };
  },

  async 'webhooks.resend'(call) {
    const { account, params, sql, clock } = call;
    const found = await findWebhook(sql, account, params.webhookId);
    await requireResend(call, account.id, 'webhooks.resend');
    return { message: 'Reenvio solicitado.', count: await resendFailed(sql, found, clock.now()) };
  },
} satisfies Partial<Handlers<'pix'>>;

/** Finds a webhook of an account. @throws ServiceProblem SVG404 when it does not exist. */
async function findWebhook(sql: Sql, account: Account, id: string): Promise<WebhookRow> {
  const [row] = await sql<WebhookRow[]>`select * from webhooks where account_id = ${account.id} and id = ${id}`;
  if (!row) throw new ServiceProblem('SVG404');
  return row;
}
