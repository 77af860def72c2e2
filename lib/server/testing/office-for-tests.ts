import 'server-only';
import { randomUUID } from 'node:crypto';
import { asc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import type { ApiRoot } from '@/lib/contracts/address';
import type { CustomRole, Permission, Role } from '@/lib/contracts/office/permission';
import { openDatabase } from '@/lib/server/database/database';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { audit, sessions, staff } from '@/lib/server/database/schema/schema';
import { readEnvironment } from '@/lib/server/environment';
import { handleRequest } from '@/lib/server/gateway/handle-request';
import { blockObserver } from '@/lib/server/instances/block-observer';
import { hashPassword } from '@/lib/server/passwords/password';
import type { Services } from '@/lib/server/services';
import { startSession } from '@/lib/server/sessions/session';
import { sessionCookieName } from '@/lib/server/sessions/session-cookie';
import { openBudgets } from '@/lib/server/throttle/budgets';
import { passwordSlots } from '@/lib/server/throttle/password-slots';
import { createServiceClock } from '@/lib/server/upstream/service-clock';
import { createUpstream } from '@/lib/server/upstream/upstream';
import { watchUpstream } from '@/lib/server/upstream/watch';
import { capturedLog } from './captured-log';
import { testDatabase } from './database';
import { recordingService } from './recording-service';
import { secretsForTests } from './secrets-for-tests';

/** The bearer token of every call to the service: if a test finds it anywhere else, it leaked. */
export const canary = 'sandbox-canary-5d1f0c';
export const appUrl = 'http://localhost:3000';
/** Longer than any test: a busy machine must not look like a slow service. */
const timeoutMs = 25_000;
export const password = 'uma senha de teste';

export interface Person {
  readonly staffId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly token: string;
  readonly cookie: string;
}

interface SendOptions {
  readonly at?: ApiRoot;
  readonly as?: Person;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly signal?: AbortSignal;
  /** Replacements for parts of the server, to make them fail. */
  readonly services?: Partial<Services>;
}

/** Test setup: the server on a database of its own, with a recording service and a clock the test sets. */
export function officeForTests({ serviceUrl, settings }: { serviceUrl?: () => string; settings?: Readonly<Record<string, string>> } = {}) {
  const service = recordingService();
  const log = capturedLog();
  const clock = { now: new Date('2026-11-27T15:00:00.000Z') };
  let services: Services;
  let close: () => Promise<void>;
  let passwordHash: string;

  beforeAll(async () => {
    const database = await testDatabase();
    const url = serviceUrl?.() ?? `${service().origin}/v1`;
    const environment = readEnvironment({
      APP_URL: appUrl,
      PAYMENTS_URL: url,
      PAYMENTS_TOKEN: canary,
      DATABASE_URL: database.url,
      ...secretsForTests,
      // People of most tests have a password alone.
      SECOND_FACTOR: 'none',
      ...settings,
    });
    const opened = openDatabase(database.url);
    const now = () => clock.now;
    const serviceClock = createServiceClock();
    services = {
      environment,
      db: opened.db,
      healthDb: opened.db,
      passwordSlots: passwordSlots(),
      spendBudget: openBudgets(opened.db),
      now,
      ...watchUpstream(createUpstream({ url, token: canary, timeoutMs, clock: serviceClock }), now, serviceClock, blockObserver(opened.db)),
    };
    passwordHash = await hashPassword(password);
    close = async () => {
      await opened.close();
      await database.close();
    };
  });
  afterAll(() => close());

  return {
    clock,
    log,
    service,
    services: () => services,

    async person(role: Role, change: Partial<typeof staff.$inferInsert> = {}): Promise<Person> {
      const email = `${role}-${randomUUID()}@loja.example`;
      const values = { name: 'Nome de Teste', email, role, passwordHash, ...change };
      const [row] = await services.db.insert(staff).values(values).returning();
      if (!row) throw new Error('nobody was stored');
      return { ...(await this.session(row.id)), email: row.email };
    },

    /** A role as administrators would have made it. */
    async role(name: string, permissions: readonly Permission[]): Promise<CustomRole> {
      const id: CustomRole = `custom-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
      const maker = await this.person('admin', { active: false });
      const by = { createdBy: maker.staffId, createdAt: clock.now, changedBy: maker.staffId, changedAt: clock.now };
      await services.db.insert(customRoles).values({ id, name, description: '', permissions: [...permissions], version: 1, ...by });
      return id;
    },

    async session(staffId: string) {
      const { token } = await startSession(services.db, { staffId, address: null, browser: 'Teste' }, clock.now);
      const rows = await services.db.select().from(sessions).where(eq(sessions.staffId, staffId)).orderBy(asc(sessions.createdAt));
      const sessionId = rows.at(-1)?.id ?? '';
      return { staffId, sessionId, token, cookie: `${sessionCookieName(appUrl)}=${token}` };
    },

    /** Sends through the gateway as our own pages do; a header that is null is left out. */
    async send(method: string, path: string, { at = 'office', as, body, headers = {}, signal, services: parts }: SendOptions = {}) {
      const [pathname = '', search = ''] = path.split('?');
      const asIs = body === undefined || typeof body === 'string' || body instanceof FormData;
      const text = asIs ? body : JSON.stringify(body);
      const all = {
        ...(as ? { cookie: as.cookie } : {}),
        ...(method === 'GET' ? {} : { origin: appUrl, 'sec-fetch-site': 'same-origin', 'x-balcao': '1' }),
        // A form sets its own content type, with the boundary in it.
        ...(typeof text === 'string' ? { 'content-type': 'application/json' } : {}),
        ...headers,
      };
      const given = Object.entries(all).flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]]));
      const request = new Request(`${appUrl}/api/${at}/-${search ? `?${search}` : ''}`, { method, headers: given, body: text, signal });
      const answer = await handleRequest(request, at, pathname, { ...services, ...parts });
      const read = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json');
      return { status: answer.status, headers: answer.headers, text: read, body: isJson ? JSON.parse(read) : null };
    },

    audited: () => services.db.select().from(audit).orderBy(asc(audit.sequence)),

    /** The audited results of calls, without the events of their requests. */
    outcomes: () => services.db.select().from(audit).where(ne(audit.result, 'asked')).orderBy(asc(audit.sequence)),
  };
}
