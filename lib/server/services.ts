import 'server-only';
import { type Database, openDatabase } from './database/database';
import { type Environment, readEnvironment } from './environment';
import { blockObserver } from './instances/block-observer';
import { openBudgets, type SpendBudget } from './throttle/budgets';
import { type PasswordSlots, passwordSlots } from './throttle/password-slots';
import { createCardUpstream } from './upstream/card/card-upstream';
import { sharedCardToken } from './upstream/card/shared-card-token';
import type { CallRecorder } from './upstream/recording/call-recorder';
import { createServiceClock } from './upstream/service-clock';
import { createUpstream, type Upstream } from './upstream/upstream';
import { type ServiceWatch, watchUpstream } from './upstream/watch';

/** The dependencies of the server. Tests create their own; the app has one per process. */
export interface Services {
  readonly environment: Environment;
  readonly db: Database;
  /** A connection of its own, so that a health check does not wait for the pool. */
  readonly healthDb: Database;
  readonly upstream: Upstream;
  /** Recent results of `upstream` calls. */
  readonly watch: ServiceWatch;
  /** What `upstream` calls teach about the service, until it is stored. */
  readonly recorder: CallRecorder;
  readonly passwordSlots: PasswordSlots;
  readonly spendBudget: SpendBudget;
  readonly now: () => Date;
}

// Next loads a module once per bundle, so the process-wide pool is stored on the global object.
const holder = globalThis as typeof globalThis & { balcaoServices?: Services };

export function services(): Services {
  holder.balcaoServices ??= openServices(readEnvironment(process.env));
  return holder.balcaoServices;
}

function openServices(environment: Environment): Services {
  const { db } = openDatabase(environment.databaseUrl);
  const clock = createServiceClock();
  const pix = createUpstream({
    url: environment.paymentsUrl,
    token: environment.paymentsToken,
    timeoutMs: environment.paymentsTimeoutMs,
    outgoing: environment.outgoing,
    outgoingAddress: environment.outgoingAddress,
    clock,
  });
  const card = createCardUpstream({
    card: environment.card,
    timeoutMs: environment.paymentsTimeoutMs,
    outgoing: environment.outgoing,
    shared: sharedCardToken(db, environment),
  });
  const now = () => new Date();
  return {
    environment,
    db,
    healthDb: openDatabase(environment.databaseUrl, { max: 1 }).db,
    passwordSlots: passwordSlots(),
    spendBudget: openBudgets(db),
    ...watchUpstream((request) => (request.endpoint.service === 'card' ? card : pix)(request), now, clock, blockObserver(db)),
    now,
  };
}
