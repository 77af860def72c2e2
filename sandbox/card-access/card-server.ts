import { createServer } from 'node:https';
import { createAdaptorServer, type HttpBindings, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { createRateLimit } from '@/sandbox/accounts/admit';
import { cardHandlers } from '@/sandbox/card-handlers';
import type { Certificates } from '@/sandbox/certificates/certificates';
import { type App, mountApi } from '@/sandbox/routing/mount-api';
import { cardProblemAnswer } from '@/sandbox/routing/problem-answer';
import { ServiceProblem } from '@/sandbox/routing/service-problem';
import type { Services } from '@/sandbox/services';
import { authenticateCard, cardCallerOf } from './authenticate-card';
import { cardBodyOf } from './card-body';

/** The card interface under `/v1`. */
export function createCardApp(services: Services): App {
  const app: App = new Hono<{ Bindings: HttpBindings }>();
  mountApi(
    app,
    {
      half: 'card',
      handlers: cardHandlers,
      authenticate: (request, name) => authenticateCard(services, request, name),
      callerOf: (request) => cardCallerOf(services, request),
      admit: createRateLimit(services.clock),
      refuse: cardProblemAnswer,
      bodyOf: cardBodyOf,
    },
    services,
  );
  app.notFound(() => cardProblemAnswer(new ServiceProblem('SVG404'), services.log));
  app.onError((failure) => cardProblemAnswer(failure, services.log));
  return app;
}

/** A server that talks only to clients with a certificate of its own authority: anybody else is refused before a word is read. */
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
