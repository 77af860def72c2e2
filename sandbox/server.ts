import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createRateLimit } from './accounts/admit';
import { authenticate, tokenOf } from './accounts/authenticate';
import { controlDoor } from './control/control-door';
import { pixHandlers } from './handlers';
import { mountDefenseFiles } from './infractions/defense-file-route';
import { apiDescription } from './openapi/api-description';
import { downloadDoor } from './reports/download-door';
import { type App, mountHalf } from './routing/mount-half';
import { problemAnswer } from './routing/problem-answer';
import { ServiceProblem } from './routing/service-problem';
import type { Services } from './services';

/** The Pix interface under `/v1`, the files of its reports under `/downloads`, its description, and the control door under `/control`. */
export function createServer(services: Services): App {
  const app: App = new Hono<{ Bindings: HttpBindings }>();
  app.route('/control', controlDoor(services));
  app.get('/openapi.json', (context) => context.json(apiDescription(services)));
  app.route('/downloads', downloadDoor(services));
  mountHalf(
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
