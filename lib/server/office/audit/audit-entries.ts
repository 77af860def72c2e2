import 'server-only';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { AuditEntryRecord } from '@/lib/contracts/office/audit/audit.shape';
import { auditActions } from '@/lib/contracts/office/audit/audit-action';
import { operationKinds } from '@/lib/contracts/office/operations';
import type { RecordOf } from '@/lib/contracts/shapes';
import { browserName } from '@/lib/format/text/browser-name';
import type { Database } from '@/lib/server/database/database';
import { audit, operations, sessions, staff } from '@/lib/server/database/schema/schema';

type AuditRow = typeof audit.$inferSelect;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Rows of the audit as people read them: with the names, the request of a result, and where a person was who asked for it. */
export async function auditEntries(rows: readonly AuditRow[], db: Database): Promise<AuditEntryRecord[]> {
  const requests = await requestsOf(rows, db);
  const requestOf = (row: AuditRow) => requests.find((request) => isRequestOf(request, row)) ?? null;
  const where = (row: AuditRow) => (row.address === null ? (requestOf(row) ?? row) : row);
  const objects = rows.flatMap(({ object }) => (object !== null && uuid.test(object) ? [object] : []));
  const named = rows.flatMap(({ actorId, facts }) => [actorId, ...personFacts.flatMap((name) => facts[name]?.split(' ') ?? [])]);
  const [people, browsers, operationsById] = await Promise.all([
    peopleBy([...objects, ...named.filter((id) => id !== null && id !== undefined)], db),
    browsersBy(
      rows.flatMap((row) => where(row).sessionId ?? []),
      db,
    ),
    operationsBy(objects, db),
  ]);
  const nameOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  return rows.map((row) => {
    const request = requestOf(row);
    const operation = row.object === null ? undefined : operationsById.get(row.object);
    const { address, sessionId } = where(row);
    return {
      id: String(row.sequence),
      sequence: row.sequence,
      at: row.at.toISOString(),
      askedAt: request?.at.toISOString() ?? null,
      actor: nameOf(row.actorId),
      action: knownAction(row.action),
      operation: operationKinds.find((kind) => kind === row.facts.kind) ?? operation?.kind ?? null,
      operationId: operation?.id ?? null,
      object: row.object,
      about: aboutOf(row.object, operation, nameOf(row.object)),
      result: row.result,
      sessionId,
      address,
      browser: (sessionId && browsers.get(sessionId)) || null,
      requestId: row.requestId,
      facts: withNames({ ...request?.facts, ...row.facts }, nameOf),
    };
  });
}

/** All rows of an audited action: its request, states found meanwhile, and the result. */
export async function auditSteps(row: AuditRow, db: Database): Promise<RecordOf<'audit.read'>['steps']> {
  const same = row.requestId === null ? [] : [and(eq(audit.requestId, row.requestId), eq(audit.object, row.object ?? ''))];
  const ofOperation = isOfOperation(row) ? [and(eq(audit.object, row.object ?? ''), inArray(audit.action, operationActions))] : [];
  const rows = await db
    .select()
    .from(audit)
    .where(or(eq(audit.sequence, row.sequence), ...same, ...ofOperation))
    .orderBy(asc(audit.sequence));
  return rows.map(({ sequence, at, result, address }) => ({ sequence, at: at.toISOString(), result, byPerson: address !== null }));
}

const operationActions = ['operation.opened', 'operation.settled'];

function isOfOperation({ action, object }: AuditRow): boolean {
  return object !== null && operationActions.includes(action);
}

/** The requests of which the rows are the results. */
async function requestsOf(rows: readonly AuditRow[], db: Database): Promise<AuditRow[]> {
  const results = rows.filter(({ result }) => result !== 'asked');
  const byRequest = results.flatMap(({ requestId }) => requestId ?? []);
  const byObject = rows.filter(isOfOperation).flatMap(({ object }) => object ?? []);
  const [of, opened] = await Promise.all([
    byRequest.length === 0
      ? []
      : db
          .select()
          .from(audit)
          .where(and(inArray(audit.requestId, byRequest), eq(audit.result, 'asked'))),
    byObject.length === 0
      ? []
      : db
          .select()
          .from(audit)
          .where(and(inArray(audit.object, byObject), eq(audit.action, 'operation.opened'))),
  ]);
  return [...opened, ...of];
}

function isRequestOf(request: AuditRow, row: AuditRow): boolean {
  if (request.sequence >= row.sequence) return false;
  const isSame = request.requestId !== null && request.requestId === row.requestId;
  return isSame || (request.action === 'operation.opened' && isOfOperation(row) && request.object === row.object);
}

async function peopleBy(ids: readonly string[], db: Database): Promise<ReadonlyMap<string, string>> {
  const valid = ids.filter((id) => uuid.test(id));
  if (valid.length === 0) return new Map();
  const rows = await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, valid));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The browser of each session by name, or as it called itself. Sessions are deleted before the audit is: it is then no longer known. */
async function browsersBy(ids: readonly string[], db: Database): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: sessions.id, browser: sessions.browser })
    .from(sessions)
    .where(inArray(sessions.id, [...ids]));
  return new Map(rows.map(({ id, browser }) => [id, browserName(browser) ?? browser]));
}

type OperationLink = Pick<typeof operations.$inferSelect, 'id' | 'kind' | 'subject' | 'transactionId' | 'reference'>;

async function operationsBy(ids: readonly string[], db: Database): Promise<ReadonlyMap<string, OperationLink>> {
  if (ids.length === 0) return new Map();
  const { id, kind, subject, transactionId, reference } = operations;
  const rows = await db
    .select({ id, kind, subject, transactionId, reference })
    .from(operations)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The record an action was about: that of its operation, a colleague by name, or the service's own id. */
function aboutOf(object: string | null, operation: OperationLink | undefined, person: string | null): AuditEntryRecord['about'] {
  if (operation) {
    const id = operation.transactionId ?? operation.subject;
    return { id, name: operation.reference ?? id };
  }
  if (object === null || person !== null) return { id: null, name: person };
  return { id: object, name: uuid.test(object) ? null : object };
}

/** The facts that are people, by their ids with a space between them. */
const personFacts: readonly string[] = ['person', 'asker', 'maker', 'approvers', 'overriddenBy'];

function withNames(facts: Readonly<Record<string, string>>, nameOf: (id: string) => string | null): Record<string, string> {
  const names = (ids: string) =>
    ids
      .split(' ')
      .map((id) => nameOf(id) ?? id)
      .join(', ');
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, personFacts.includes(key) ? names(value) : value]));
}

function knownAction(text: string) {
  const action = auditActions.find((known) => known === text);
  if (!action) throw new Error(`the audit holds an action that is not in the contract: ${text}`);
  return action;
}
