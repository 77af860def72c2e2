import { createServer } from 'node:https';
import { createAdaptorServer, type HttpBindings, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { createRateLimiter } from '@/sandbox/accounts/request-limits';
import { authenticateCard, cardCallerOf } from '@/sandbox/card-access/authenticate-card';
import { cardBodyOf } from '@/sandbox/card-access/card-body';
import type { Certificates } from '@/sandbox/certificates/certificates';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { App } from '@/sandbox/routing/app';
import { cardProblemResponse } from '@/sandbox/routing/problem-response';
import { cardHandlers } from './card-handlers';
import { mountApi } from './mount-api';
import type { Services } from './services';

/** The card interface under `/v1`. */
export function createCardApp(services: Services): App {
  const app: App = new Hono<{ Bindings: HttpBindings }>();
  mountApi(
    app,
    {
      side: 'card',
      handlers: cardHandlers,
      authenticate: (request, name) => authenticateCard(services, request, name),
      callerOf: (request) => cardCallerOf(services, request),
      limitRate: createRateLimiter(services.clock),
      toProblemResponse: cardProblemResponse,
      bodyOf: cardBodyOf,
    },
    services,
  );
  app.notFound(() => cardProblemResponse(new ServiceProblem('SVG404'), services.log));
  app.onError((failure) => cardProblemResponse(failure, services.log));
  return app;
}

/** An HTTPS server for the card interface. Clients without a certificate of its authority are refused during the TLS handshake. */
export function createCardServer({ authority, server }: Certificates, fetch: App['fetch']): ServerType {
  return createAdaptorServer({
    fetch: (request, bindings) => fetch(request, bindings),
    createServer,
    serverOptions: {
      cert: server.certificate,
      key: server.key,
      ca: authority.certificate,
      requestCert: true,
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
    },
  });
}
