import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { ServiceProblem } from '@/sandbox/routing/service-problem';
import type { Services } from '@/sandbox/services';
import { accountControl } from './account-control';
import { callbackControl } from './callback-control';
import { cardControl } from './card-control';
import { clockControl } from './clock-control';
import { ConflictError } from './conflict-error';
import { infractionControl } from './infraction-control';
import { injectedFaultControl } from './injected-fault-control';
import type { ControlApp, MountControl } from './mount-control';
import { pixControl } from './pix-control';
import { reportControl } from './report-control';
import { transactionControl } from './transaction-control';
import { variantControl } from './variant-control';

const controls: readonly MountControl[] = [
  accountControl,
  callbackControl,
  cardControl,
  clockControl,
  injectedFaultControl,
  infractionControl,
  pixControl,
  reportControl,
  transactionControl,
  variantControl,
];

/** What the outside world does to the sandbox, and what tests ask of it. JSON, without authentication: it listens on loopback only. */
export function controlRoutes(services: Services): ControlApp {
  const door: ControlApp = new Hono<{ Bindings: HttpBindings }>();
  door.get('/health', async (context) => {
    await services.sql`select 1`;
    return context.json({ status: 'ok', now: services.clock.iso(), speed: services.clock.speed });
  });
  for (const control of controls) control(door, services);

  door.onError((failure, context) => {
    if (failure instanceof z.ZodError) return context.json({ message: z.prettifyError(failure) }, 400);
    if (failure instanceof SyntaxError) return context.json({ message: 'the body is not JSON' }, 400);
    if (failure instanceof ServiceProblem) return context.json({ message: failure.code }, 409);
    if (failure instanceof ConflictError) return context.json({ message: failure.message }, 409);
    services.log.error({ err: failure }, 'the control routes failed');
    return context.json({ message: failure.message }, 500);
  });
  return door;
}
