import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { pino } from 'pino';
import { createAccounts } from './accounts/accounts';
import { demoToken } from './accounts/token';
import { allJobs } from './all-jobs';
import { createCardClients } from './card-access/card-clients';
import { createCardApp, createCardServer } from './card-server';
import { openCertificates } from './certificates/certificates';
import { createClock } from './clock';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open-database';
import type { Environment } from './environment';
import { createInjectedFaults } from './injected-faults/injected-faults';
import { createJobs } from './jobs/jobs';
import { fillAccount } from './seed/fill-account';
import { createServer } from './server';
import { createVariants } from './variants/variants';

const closeGraceMs = 3_000;

export interface Sandbox {
  /** The base URL without a path: the service is below `/v1`, the control routes are below `/control`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts the program: database, schema, demo account and both servers. Port 0 means any free port. */
export async function openSandbox(settings: Environment, logLevel = 'info'): Promise<Sandbox> {
  const log = pino({ level: logLevel, base: { program: 'sandbox' } });
  const sql = openDatabase(settings.SANDBOX_DATABASE_URL);
  await migrate(sql);
  const clock = createClock();
  const accounts = createAccounts(sql, clock, fillAccount);
  await accounts.create(demoToken, settings.SANDBOX_TRANSACTIONS);

  const server = createAdaptorServer({ fetch: (request, bindings) => app.fetch(request, bindings) });
  const origin = `http://127.0.0.1:${await listen(server, settings.SANDBOX_PORT)}`;
  const certificates = await openCertificates(settings.SANDBOX_CERTIFICATES);
  const cardServer = createCardServer(certificates, (request, bindings) => cardApp.fetch(request, bindings));
  const cardOrigin = `https://localhost:${await listen(cardServer, settings.SANDBOX_CARD_PORT)}`;
  const card = { url: `${cardOrigin}/v1`, certificates, clients: createCardClients(certificates.secret, clock) };
  const variants = createVariants(settings.SANDBOX_VARIANT);
  const jobs = createJobs(allJobs());
  const [tokenOfDemo, faults, baseUrl] = [settings.SANDBOX_TOKEN, createInjectedFaults(), `${origin}/v1`];
  const services = { sql, clock, accounts, tokenOfDemo, faults, jobs, card, log, variants, baseUrl };
  const app = createServer(services);
  const cardApp = createCardApp(services);
  jobs.start(services);
  log.info({ origin, cardOrigin }, 'listening');

  return {
    origin,
    async close() {
      await Promise.all([stop(server), stop(cardServer)]);
      await jobs.stop();
      await sql.end({ timeout: 5 });
    },
  };
}

function listen(server: ServerType, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // A listening server has an address with a port.
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Stops accepting connections, waits a few seconds for open requests, then closes them. */
function stop(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if (!('closeAllConnections' in server)) return;
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), closeGraceMs).unref();
  });
}
