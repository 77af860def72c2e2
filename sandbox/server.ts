import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createRateLimit } from '@/sandbox/accounts/request-limits';
import { controlRoutes } from '@/sandbox/control/routes/control-routes';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { App } from '@/sandbox/routing/app';
import { authenticate, tokenOf } from './accounts/authenticate';
import { pixHandlers } from './handlers';
import { mountDefenseFiles } from './infractions/defense-file-route';
import { mountApi } from './mount-api';
import { apiDescription } from './openapi/api-description';
import { downloadRoutes } from './reports/download-routes';
import { problemAnswer } from './routing/problem-answer';
import type { Services } from './services';

/** The Pix interface under `/v1`, the files of its reports under `/downloads`, its description, and the control routes under `/control`. */
export function createServer(services: Services): App {
  const app: App = new Hono<{ Bindings: HttpBindings }>();
  app.route('/control', controlRoutes(services));
  app.get('/openapi.json', (context) => context.json(apiDescription(services)));
  app.route('/downloads', downloadRoutes(services));
  mountApi(
    app,
    {
      half: 'pix',
      handlers: pixHandlers,
      authenticate: (request) => authenticate(services.accounts, request),
      callerOf: tokenOf,
      admit: createRateLimit(services.clock),
      refuse: problemAnswer,
    },
    services,
  );
  mountDefenseFiles(app, services);
  app.notFound(() => problemAnswer(new ServiceProblem('SVG404'), services.log));
  app.onError((failure) => problemAnswer(failure, services.log));
  return app;
}
