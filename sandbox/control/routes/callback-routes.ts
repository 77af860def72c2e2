import { setTimeout as sleep } from 'node:timers/promises';
import { type DeliveryRecord, deliveryColumns, deliveryToWire } from '@/sandbox/callbacks/delivery-record';
import { callbackCommand, idleCommand, webhookCommand } from '@/sandbox/control/commands/callback-commands';
import { requireAccount } from '@/sandbox/control/require-account';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { enqueueCallback } from '@/sandbox/outbox/enqueue-callback';
import { pendingCallbacks } from '@/sandbox/outbox/pending-callbacks';
import { storeWebhook } from '@/sandbox/webhooks/store-webhook';
import { webhookToWire } from '@/sandbox/webhooks/webhook-row';
import type { MountRoutes } from './mount-routes';

const maxRows = 1_000;
const pollInterval = 20;

export const callbackRoutes: MountRoutes = (app, services) => {
  const { sql, clock, baseUrl } = services;

  app.get('/callbacks', async (context) => {
    const { token = '', transactionId } = context.req.query();
    const account = await requireAccount(services, token);
    const records = await sql<DeliveryRecord[]>`
      select ${deliveryColumns(sql, baseUrl)} from callback_deliveries as delivery
      where delivery.account_id = ${account.id} ${transactionId ? sql`and delivery.transaction_id = ${transactionId}` : sql``}
      order by delivery.created_at desc, delivery.id desc limit ${maxRows}`;
    return context.json({ data: records.map(deliveryToWire) });
  });

  app.post('/callbacks', async (context) => {
    const { token, transactionId, event } = callbackCommand.parse(await context.req.json());
    const account = await requireAccount(services, token);
    await sql.begin((tx) => enqueueCallback(tx, account.id, transactionId, clock.now(), event));
    return context.body(null, 202);
  });

  app.get('/callbacks/pending', async (context) => {
    const account = await requireAccount(services, context.req.query('token') ?? '');
    return context.json(await pendingCallbacks(sql, account.id, clock.now()));
  });

  app.post('/callbacks/idle', async (context) => {
    const { token, seconds } = idleCommand.parse(await context.req.json());
    const account = token === undefined ? null : await requireAccount(services, token);
    const deadline = performance.now() + seconds * 1000;
    for (;;) {
      const pending = await pendingCallbacks(sql, account?.id ?? null, clock.now());
      if (pending.due === 0 || performance.now() > deadline) return context.json(pending, pending.due === 0 ? 200 : 409);
      await sleep(pollInterval);
    }
  });

  app.post('/webhooks', async (context) => {
    const { token, url, events, secret, active } = webhookCommand.parse(await context.req.json());
    const { id: accountId } = await requireAccount(services, token);
    const now = clock.iso();
    const id = `wh${seededFraction.letters(14)}`;
    const row = await storeWebhook(sql, { accountId, id, url, active, events, secret, createdAt: now, updatedAt: now });
    return context.json(webhookToWire(row), 201);
  });
};
