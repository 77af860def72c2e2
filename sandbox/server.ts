import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createRateLimiter } from '@/sandbox/accounts/request-limits';
import { controlRoutes } from '@/sandbox/control/routes/control-routes';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { App } from '@/sandbox/routing/app';
import { authenticate, tokenOf } from './accounts/authenticate';
import { pixHandlers } from './handlers';
import { mountDefenseFiles } from './infractions/defense/defense-file-route';
import { mountApi } from './mount-api';
import { apiDescription } from './openapi/api-description';
import { downloadRoutes } from './reports/download-routes';
import { problemResponse } from './routing/problem-response';
import type { Services } from './services';

/**
 * The HTTP app: the Pix interface under `/v1`, report files under `/downloads`, the OpenAPI description, and the control routes under
 * `/control`.
 */
export function createServer(services: Services): App {
  const app: App = new Hono<{ Bindings: HttpBindings }>();
  app.route('/control', controlRoutes(services));
  app.get('/openapi.json', (context) => context.json(apiDescription(services)));
  app.route('/downloads', downloadRoutes(services));
  mountApi(
    app,
    {
      side: 'pix',
      handlers: pixHandlers,
      authenticate: (request) => authenticate(services, request),
      callerOf: (request) => tokenOf(request, services.tokenOfDemo),
      limitRate: createRateLimiter(services.clock),
      toProblemResponse: problemResponse,
    },
    services,
  );
  mountDefenseFiles(app, services);
  app.notFound(() => problemResponse(new ServiceProblem('SVG404'), services.log));
  app.onError((failure) => problemResponse(failure, services.log));
  return app;
}
