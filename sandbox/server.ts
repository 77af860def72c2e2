import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createRateLimit } from './accounts/admit';
import { authenticate, tokenOf } from './accounts/authenticate';
import { controlRoutes } from './control/control-routes';
import { pixHandlers } from './handlers';
import { mountDefenseFiles } from './infractions/defense-file-route';
import { apiDescription } from './openapi/api-description';
import { downloadRoutes } from './reports/download-routes';
import { type App, mountApi } from './routing/mount-api';
import { problemAnswer } from './routing/problem-answer';
import { ServiceProblem } from './routing/service-problem';
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
