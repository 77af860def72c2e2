import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { ConflictError } from '@/sandbox/control/conflict-error';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import { accountControl } from './account-routes';
import { callbackControl } from './callback-routes';
import { cardControl } from './card-routes';
import { clockControl } from './clock-routes';
import { infractionControl } from './infraction-routes';
import { injectedFaultControl } from './injected-fault-routes';
import type { ControlApp, MountControl } from './mount-routes';
import { pixControl } from './pix-routes';
import { reportControl } from './report-routes';
import { transactionControl } from './transaction-routes';
import { variantControl } from './variant-routes';

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
