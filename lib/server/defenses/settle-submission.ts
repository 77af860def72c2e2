import 'server-only';
import { ProblemError, problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import { defenseText } from '@/lib/domain/infraction/defense-length';
import { readInfraction } from '@/lib/server/infractions/read-infraction';
import { invalidateQueue } from '@/lib/server/infractions/read-whole-queue';
import { announce } from '@/lib/server/live/announce';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { readWhole } from '@/lib/server/upstream/reading/read-record';
import { type SubmissionRow, transitionSubmission } from './submission-store';

type Infraction = RecordOf<'infractions.read'>;
type Defense = RecordOf<'defenses.read'>;

/** A form may arrive after its call timed out: nothing counts as not found before this time has passed. */
const graceMs = 30_000;
const minLookups = 3;
const retryMs = 5_000;

/** Longest time a submission can last: a lookup before it, the form and its files. */
export function underWayMs({ environment }: Pick<Services, 'environment'>): number {
  return 4 * environment.paymentsTimeoutMs;
}

/**
 * Looks up a submission whose answer was lost, and changes its state. Never sends anything: found is sent, another defense in its place is
 * refused, and missing after long enough is not found.
 */
export async function settleSubmission(row: SubmissionRow, requestId: string, services: Services): Promise<SubmissionRow> {
  const now = services.now();
  const later = new Date(now.getTime() + retryMs);
  try {
    const infraction = await readInfraction(services, row.infractionId, requestId);
    const defenses = await readDefenses(services, infraction, requestId);
    const verdict = judge(row, infraction, defenses);
    if (verdict) return concludeSubmission(row, { ...verdict, nextReadAt: null }, services);
    const long = now.getTime() - row.createdAt.getTime() > underWayMs(services) + graceMs && row.reads >= minLookups;
    return concludeSubmission(row, long ? { state: 'not-found', nextReadAt: null } : { state: 'unknown', nextReadAt: later }, services);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    log.info({ sending: row.id, code: error.problem.errorCode }, 'the fate of a defense could not be read');
    return concludeSubmission(row, { state: 'unknown', nextReadAt: later }, services);
  }
}

/** Changes the state of a submission, and announces a real change to open pages. */
export async function concludeSubmission(
  row: SubmissionRow,
  change: Parameters<typeof transitionSubmission>[2],
  services: Services,
): Promise<SubmissionRow> {
  const { row: now, moved } = await transitionSubmission(services, row.id, change, services.now());
  if (moved && (now.state !== row.state || row.state === 'sending')) {
    await invalidateQueue(services);
    await announce(services.db, ['infractions', 'defenses', 'drafts', 'transactions']);
  }
  return now;
}

/** The list of defenses where the account may read it, else the one in the infraction. */
async function readDefenses(services: Services, infraction: Infraction, requestId: string): Promise<readonly Defense[]> {
  try {
    const wire = await services.upstream({ endpoint: endpointNamed('defenses.list'), params: { id: infraction.id }, requestId });
    const { items } = readWhole('defenses.list', wire, { requestId });
    return items.length > 0 ? items : infraction.defenseHistory;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return infraction.defenseHistory;
  }
}

function judge(row: SubmissionRow, infraction: Infraction, defenses: readonly Defense[]) {
  const before = row.before ?? [];
  const since = defenses.filter((defense) => !before.includes(identityOf(defense)));
  const ours = since.find((defense) => defenseText(defense.defense) === row.text);
  if (ours) return { state: 'sent', defenseId: ours.id } as const;
  if (since.length > 0) return { state: 'refused', problem: problem({ statusCode: 409, errorCode: 'SVK212' }).problem } as const;
  // Where defenses cannot be read at all, the status decides: before, it awaited one.
  return infraction.status === 'DEFENDED' && defenses.length === 0 ? ({ state: 'sent', defenseId: null } as const) : null;
}

/** Identifies a defense, also where the service gives it no id. */
export function identityOf({ id, createdAt, defense }: Defense): string {
  return id ?? `${createdAt ?? ''} ${defenseText(defense)}`;
}
