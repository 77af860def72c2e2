import 'server-only';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { lastTry, type MailState } from '@/lib/server/deadline-mails/store';
import { type InboxWarning, recentInboxWarning } from '@/lib/server/inbox/inbox-warning';
import { services } from '@/lib/server/services';
import packageJson from '@/package.json';
import { canWrite } from './can-write';

const connectionCodes = [
  ownCodes.certificateExpired,
  ownCodes.certificateUnusable,
  ownCodes.certificateRefused,
  ownCodes.serviceNotTrusted,
  ownCodes.cardCredentialsRefused,
  ownCodes.proxyRefused,
] as const;

/** Whether an interface of the service answers; where its connection cannot be opened until somebody acts, the code of what is wrong. */
type Reachability = 'ok' | 'unreachable' | (typeof connectionCodes)[number];

/** `cannot-write` while it answers but stores nothing: its disk is full, or it is set to read only. */
type DatabaseReach = 'ok' | 'unreachable' | 'cannot-write';

/** `off` without card settings. */
type CardReach = Reachability | 'off';

/** `off` without mail settings; else how the last attempt to send one ended. */
type MailReach = 'ok' | 'failing' | 'off';

interface Health {
  readonly status: 'ok' | 'failing';
  readonly database: DatabaseReach;
  readonly service: Reachability;
  readonly card: CardReach;
  /** Money operations work without mail, so it alone makes nothing fail. */
  readonly mail: MailReach;
  /**
   * Why deliveries could not be stored as received within the last hour. They were stored or will be repeated, so this alone is no failure.
   */
  readonly callbacks: 'ok' | InboxWarning;
  readonly version: string;
}

/** The parts that are not well, each with its state. */
export function failingParts({ database, service, card, mail, callbacks }: Health): string[] {
  return Object.entries({ database, service, card, mail, callbacks }).flatMap(([part, state]) =>
    state === 'ok' || state === 'off' ? [] : [`${part} ${state}`],
  );
}

/** The state of each part, without reasons; cached a few seconds so that frequent checks cost nothing. */
export async function readHealth(): Promise<Health> {
  const [database, { service, card }, mail] = await Promise.all([readDatabaseReach(), serviceReach(), mailReach()]);
  const status = database === 'ok' && service === 'ok' && (card === 'ok' || card === 'off') ? 'ok' : 'failing';
  const callbacks = recentInboxWarning(services().now()) ?? 'ok';
  return { status, database, service, card, mail, callbacks, version: packageJson.version };
}

/** Checked once a second at most, on a connection of its own, so that load does not make it fail. */
export async function readDatabaseReach(): Promise<DatabaseReach> {
  if (databaseCheck === null || Date.now() - databaseCheck.at > 1_000) {
    databaseCheck = { at: Date.now(), reach: inTime<DatabaseReach>(readDatabase, 'unreachable') };
  }
  return databaseCheck.reach;
}

let databaseCheck: { at: number; reach: Promise<DatabaseReach> } | null = null;

async function readDatabase(): Promise<DatabaseReach> {
  const { healthDb } = services();
  await healthDb.execute(sql`select 1`);
  return canWrite(healthDb).then(
    (can) => (can ? 'ok' : 'cannot-write'),
    () => 'cannot-write',
  );
}

const cacheMs = 5_000;
let cachedReach: { at: number; reaches: Promise<Pick<Health, 'service' | 'card'>> } | null = null;

async function serviceReach() {
  if (cachedReach === null || Date.now() - cachedReach.at > cacheMs) {
    const read = () => services().upstream({ endpoint: endpointNamed('balance.read'), requestId: randomUUID() });
    const reaches = Promise.all([reach(read), cardReach()]).then(([service, card]) => ({ service, card }));
    cachedReach = { at: Date.now(), reaches };
  }
  return cachedReach.reaches;
}

async function cardReach(): Promise<CardReach> {
  if (services().environment.card === null) return 'off';
  return reach(() =>
    services().upstream({ endpoint: endpointNamed('cardCharges.list'), query: { page: 1, limit: 1 }, requestId: randomUUID() }),
  );
}

async function mailReach(): Promise<MailReach> {
  const { environment, healthDb } = services();
  if (environment.mail === null) return 'off';
  const last = await inTime<MailState | 'unknown' | null>(() => lastTry(healthDb), 'unknown');
  return last === null || last === 'sent' || last === 'sending' ? 'ok' : 'failing';
}

function reach(ask: () => PromiseLike<unknown>): Promise<Reachability> {
  return inTime<Reachability>(async () => {
    try {
      await ask();
      return 'ok';
    } catch (error) {
      const code = error instanceof ProblemError ? error.problem.errorCode : null;
      return connectionCodes.find((known) => known === code) ?? 'unreachable';
    }
  }, 'unreachable');
}

/** Whoever checks our health waits no longer than this for a part that keeps silent. */
const maxWaitMs = 2_000;

/** What was asked for, or `otherwise` when that fails or takes too long. */
async function inTime<Answer>(ask: () => Promise<Answer>, otherwise: Answer): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Answer>((resolve) => {
    timer = setTimeout(resolve, maxWaitMs, otherwise);
  });
  return Promise.race([ask().catch(() => otherwise), silence]).finally(() => clearTimeout(timer));
}
