import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { ConflictError } from '@/sandbox/control/conflict-error';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import { accountRoutes } from './account-routes';
import { callbackRoutes } from './callback-routes';
import { cardRoutes } from './card-routes';
import { clockRoutes } from './clock-routes';
import { infractionRoutes } from './infraction-routes';
import { injectedFaultRoutes } from './injected-fault-routes';
import type { ControlApp, MountRoutes } from './mount-routes';
import { pixRoutes } from './pix-routes';
import { reportRoutes } from './report-routes';
import { transactionRoutes } from './transaction-routes';
import { variantRoutes } from './variant-routes';

const routes: readonly MountRoutes[] = [
  accountRoutes,
  callbackRoutes,
  cardRoutes,
  clockRoutes,
  injectedFaultRoutes,
  infractionRoutes,
  pixRoutes,
  reportRoutes,
  transactionRoutes,
  variantRoutes,
];

/**
 * The control routes: events of the outside world, and inspection for tests. JSON without authentication, because the sandbox listens on
 * loopback only.
 */
export function controlRoutes(services: Services): ControlApp {
  const app: ControlApp = new Hono<{ Bindings: HttpBindings }>();
  app.get('/health', async (context) => {
    await services.sql`select 1`;
    return context.json({ status: 'ok', now: services.clock.iso(), speed: services.clock.speed });
  });
  for (const mountRoutes of routes) mountRoutes(app, services);

  app.onError((failure, context) => {
    if (failure instanceof z.ZodError) return context.json({ message: z.prettifyError(failure) }, 400);
    if (failure instanceof SyntaxError) return context.json({ message: 'the body is not JSON' }, 400);
    if (failure instanceof ServiceProblem) return context.json({ message: failure.code }, 409);
    if (failure instanceof ConflictError) return context.json({ message: failure.message }, 409);
    services.log.error({ err: failure }, 'the control routes failed');
    return context.json({ message: failure.message }, 500);
  });
  return app;
}
