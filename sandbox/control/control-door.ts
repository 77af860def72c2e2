import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { realTime } from '@/sandbox/clock';
import { faultOrder } from '@/sandbox/faults/fault';
import type { Services } from '@/sandbox/services';
import { changeAccount } from './change-account';
import { accountChange, accountOrder, clockOrder, transactionOrder } from './orders';
import { insertTransaction, storedTransactions } from './stored-transactions';

/** What the outside world does to the sandbox, and what tests ask of it. JSON, without authentication: it listens on loopback only. */
export function controlDoor(services: Services) {
  const { accounts, clock, faults } = services;
  const door = new Hono<{ Bindings: HttpBindings }>();
  const time = () => ({ now: clock.iso(), speed: clock.speed });

  door.get('/health', async (context) => {
    await services.sql`select 1`;
    return context.json({ status: 'ok', ...time() });
  });

  door.post('/accounts', async (context) => {
    const { token, transactions } = accountOrder.parse(await context.req.json());
    return context.json(await accounts.create(token, transactions), 201);
  });
  door.patch('/accounts/:token', async (context) =>
    context.json(await changeAccount(services, context.req.param('token'), accountChange.parse(await context.req.json()))),
  );

  door.get('/faults', (context) => context.json({ data: faults.list() }));
  door.post('/faults', async (context) => {
    const fault = faultOrder.parse(await context.req.json());
    faults.add(fault);
    return context.json(fault, 201);
  });
  door.delete('/faults', (context) => {
    faults.clear(context.req.query('token'));
    return context.body(null, 204);
  });

  door.get('/clock', (context) => context.json(time()));
  door.post('/clock', async (context) => {
    const { real, now, ...change } = clockOrder.parse(await context.req.json());
    clock.set(real ? realTime() : { ...change, now: now === undefined ? undefined : new Date(now) });
    return context.json(time());
  });

  door.get('/transactions', async (context) => context.json(await storedTransactions(services, context.req.query())));
  door.post('/transactions', async (context) =>
    context.json(await insertTransaction(services, transactionOrder.parse(await context.req.json())), 201),
  );

  door.onError((failure, context) => {
    if (failure instanceof z.ZodError) return context.json({ message: z.prettifyError(failure) }, 400);
    if (failure instanceof SyntaxError) return context.json({ message: 'the body is not JSON' }, 400);
    services.log.error({ err: failure }, 'the control door failed');
    return context.json({ message: failure.message }, 500);
  });
  return door;
}
