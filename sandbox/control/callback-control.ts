import { setTimeout as sleep } from 'node:timers/promises';
import { type DeliveryRecord, deliveryColumns, deliveryToWire } from '@/sandbox/callbacks/delivery-record';
import { enqueueCallback } from '@/sandbox/callbacks/enqueue-callback';
import { waitingCallbacks } from '@/sandbox/callbacks/waiting-callbacks';
import { chance } from '@/sandbox/chance';
import { storeWebhook } from '@/sandbox/webhooks/store-webhook';
import { webhookToWire } from '@/sandbox/webhooks/webhook-row';
import { accountOf } from './account-of';
import { callbackOrder, idleOrder, webhookOrder } from './callback-orders';
import type { Control } from './control';

const most = 1_000;
const glance = 20;

export const callbackControl: Control = (door, services) => {
  const { sql, clock, baseUrl } = services;

  door.get('/callbacks', async (context) => {
    const { token = '', transactionId } = context.req.query();
    const account = await accountOf(services, token);
    const records = await sql<DeliveryRecord[]>`
      select ${deliveryColumns(sql, baseUrl)} from callback_deliveries as delivery
      where delivery.account_id = ${account.id} ${transactionId ? sql`and delivery.transaction_id = ${transactionId}` : sql``}
      order by delivery.created_at desc, delivery.id desc limit ${most}`;
    return context.json({ data: records.map(deliveryToWire) });
  });

  door.post('/callbacks', async (context) => {
    const { token, transactionId, event } = callbackOrder.parse(await context.req.json());
    const account = await accountOf(services, token);
    await sql.begin((tx) => enqueueCallback(tx, account.id, transactionId, clock.now(), event));
    return context.body(null, 202);
  });

  door.get('/callbacks/waiting', async (context) => {
    const account = await accountOf(services, context.req.query('token') ?? '');
    return context.json(await waitingCallbacks(sql, account.id, clock.now()));
  });

  door.post('/callbacks/idle', async (context) => {
    const { token, seconds } = idleOrder.parse(await context.req.json());
    const account = token === undefined ? null : await accountOf(services, token);
    const deadline = performance.now() + seconds * 1000;
    for (;;) {
      const waiting = await waitingCallbacks(sql, account?.id ?? null, clock.now());
      if (waiting.due === 0 || performance.now() > deadline) return context.json(waiting, waiting.due === 0 ? 200 : 409);
      await sleep(glance);
    }
  });

  door.post('/webhooks', async (context) => {
    const { token, url, events, secret, active } = webhookOrder.parse(await context.req.json());
    const { id: accountId } = await accountOf(services, token);
    const now = clock.iso();
    const id = `wh${chance.letters(14)}`;
    const row = await storeWebhook(sql, { accountId, id, url, active, events, secret, createdAt: now, updatedAt: now });
    return context.json(webhookToWire(row), 201);
  });
};
