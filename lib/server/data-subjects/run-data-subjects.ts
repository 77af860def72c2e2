import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, lte, ne } from 'drizzle-orm';
import { dataSources, holdReasons, type DataSource as SourceName } from '@/lib/contracts/office/privacy/data-subjects';
import { recordAuditEvent } from '@/lib/server/audit/record';
import type { LearnedSubject } from '@/lib/server/database/schema/data-subjects-schema';
import { exportJobs } from '@/lib/server/database/schema/exports-schema';
import { announce } from '@/lib/server/live/announce';
import { payeeHashes } from '@/lib/server/payees/confirmation';
import { type LegalHold, readLegalHold } from '@/lib/server/retention/legal-hold';
import type { Services } from '@/lib/server/services';
import { keysOf, nothingLearned, subjectMatcher } from './names-subject';
import { approvals } from './sources/approvals';
import { callbacks } from './sources/callbacks';
import type { DataSource, SourceRecord } from './sources/data-source';
import { defenses, drafts } from './sources/defenses';
import { notes } from './sources/notes';
import { operations, sightings } from './sources/operations';
import { savedPayees } from './sources/saved-payees';
import { tags } from './sources/tags';
import {
  changeRequest,
  claimRequest,
  endRequest,
  foundIn,
  hitsOf,
  type RequestRow,
  storeHits,
  storeOutcome,
  storeProgress,
  subjectOf,
} from './store';

export const sources: Readonly<Record<SourceName, DataSource>> = {
  callbacks,
  operations,
  sightings,
  approvals,
  drafts,
  defenses,
  notes,
  tags,
  savedPayees,
};

/** Few enough that decrypting and comparing them does not hold up other work for long. */
const batch = 100;
/** How long one run goes on; shorter than its lease by far. */
const runMs = 2_000;

/** Goes on with one search or erasure that is due. Resolves to whether there may be more to do. */
export async function runDataSubjects(services: Services): Promise<boolean> {
  const claimed = await claimRequest(services, services.now());
  if (!claimed) return false;
  if (claimed.state === 'found') await lapse(claimed, services);
  else await goOn(claimed, services);
  await announce(services.db, ['dataSubjects']);
  return true;
}

/** A search that nothing followed is forgotten. */
async function lapse(row: RequestRow, services: Services): Promise<void> {
  await endRequest(services, row, { state: 'lapsed', summary: await foundIn(services, row) }, services.now());
}

async function goOn(claimed: RequestRow, services: Services): Promise<void> {
  const until = performance.now() + runMs;
  let row = claimed;
  while (row.source !== null) {
    if (performance.now() > until) return changeRequest(services, row.id, { nextAt: services.now() });
    row = { ...row, ...(await lookThrough(row, row.source, services)) };
  }
  if (row.state === 'searching') return changeRequest(services, row.id, { state: 'found', nextAt: row.lapsesAt });
  const hold = await readLegalHold(services, randomUUID());
  for (const source of dataSources) {
    while (await eraseSome(row, source, hold, services)) {
      if (performance.now() > until) return changeRequest(services, row.id, { nextAt: services.now() });
    }
  }
  await finishErasure(row, services);
}

/** Looks through the next records of a kind, and remembers those that name the person. Gives where to go on. */
async function lookThrough(
  row: RequestRow,
  source: SourceName,
  services: Services,
): Promise<Pick<RequestRow, 'source' | 'after' | 'read' | 'learned'>> {
  const about = subjectOf(row, services);
  if (!about) throw new Error('a search without whom it is about');
  const learned = about.learned ?? nothingLearned;
  const matcher = subjectMatcher(about.subject, learned);
  const searched = {
    payees: keysOf(about.subject).flatMap((key) => [...payeeHashes(key, services.environment)]),
    transactionIds: new Set(learned.transactionIds),
    infractionIds: new Set(learned.infractionIds),
  };
  const records = await sources[source].next(row.after, batch, searched, services);
  const theirs = records.filter(({ isTheirs, content }) => isTheirs || matcher.names(content));
  await storeHits(
    services,
    row.id,
    source,
    theirs.map(({ id, at }) => ({ record: id, at })),
  );
  const isOver = records.length < batch;
  const progress = {
    source: isOver ? (dataSources[dataSources.indexOf(source) + 1] ?? null) : source,
    after: isOver ? '' : (records.at(-1)?.id ?? ''),
    read: row.read + records.length,
    learned: source === 'callbacks' ? learnedFrom(theirs, learned, matcher.namesIn) : learned,
  };
  return storeProgress(services, row.id, progress);
}

/** What the callbacks of a person tell of them: their payments, disputes, and names beside their document. */
function learnedFrom(
  theirs: readonly SourceRecord[],
  before: LearnedSubject,
  namesIn: (record: unknown) => readonly string[],
): LearnedSubject {
  const all = <V>(known: readonly V[], more: readonly V[]) => [...new Set([...known, ...more])];
  return {
    names: all(
      before.names,
      theirs.flatMap(({ content }) => namesIn(content)),
    ),
    transactionIds: all(
      before.transactionIds,
      theirs.flatMap(({ transactionId }) => transactionId ?? []),
    ),
    infractionIds: all(
      before.infractionIds,
      theirs.flatMap(({ infractionIds = [] }) => infractionIds),
    ),
  };
}

/** Erases the next records of a kind. False when none is left. */
async function eraseSome({ id }: RequestRow, source: SourceName, hold: LegalHold, services: Services): Promise<boolean> {
  const records = await hitsOf(services, id, source, { limit: batch, onlyOpen: true });
  if (records.length === 0) return false;
  const became = await sources[source].erase(records, hold, services);
  for (const outcome of ['erased', ...holdReasons] as const) {
    const ids = records.filter((record) => became.get(record) === outcome);
    if (ids.length > 0) await storeOutcome(services, id, source, ids, outcome);
  }
  return true;
}

/**
 * Removes the exported files from before the erasure, and those under way, whoever had them made: they may name the person, live a day, and can
 * be made anew. Then forgets whom it was about.
 */
async function finishErasure(row: RequestRow, services: Services): Promise<void> {
  const { db, now } = services;
  const askedAt = row.eraseAskedAt ?? now();
  const files = await db
    .delete(exportJobs)
    .where(and(ne(exportJobs.list, 'audit'), lte(exportJobs.createdAt, askedAt)))
    .returning({ id: exportJobs.id });
  const summary = await foundIn(services, row);
  if (!(await endRequest(services, row, { state: 'erased', summary, files: files.length }, now()))) return;
  const counts = summary.filter(({ records }) => records > 0).map(({ source, erased }) => [source, String(erased)]);
  const held = summary.flatMap((found) => found.held).reduce((sum, { records }) => sum + records, 0);
  const facts = { reason: row.reason ?? '', ...Object.fromEntries(counts), files: String(files.length), held: String(held) };
  const event = { actorId: row.staffId, address: null, action: 'data-subject.erased', object: row.id, result: 'done', facts } as const;
  await recordAuditEvent(db, event, now());
  await announce(db, ['exports']);
}
