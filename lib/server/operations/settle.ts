import 'server-only';
import { ProblemError, problem } from '@/lib/contracts/problem';
import type { Transaction } from '@/lib/contracts/shapes';
import { compareReais, toReais } from '@/lib/format/money';
import { recordAudit } from '@/lib/server/audit/record';
import { announce } from '@/lib/server/live/announce';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { kinds } from './kinds';
import { moveOperation, type OperationRow } from './store';

/** Seconds until the next reading, by how many there were; then it stays with "not found" and is looked at a few times more. */
const readAfter = [1, 2, 4, 8, 15, 30, 60, 120, 300, 600, 1800, 3600];

/** A creation may take effect after its answer was given up: before this age nothing is called not found. */
const patienceMs = 45_000;
const fewestReads = 4;

/**
 * Reads whether an act took effect and moves its operation on. Nothing is ever sent here: found is done, no trace after
 * long enough is not found, and a reading that fails says nothing.
 */
export async function settleOperation(
  row: OperationRow,
  requestId: string,
  services: Services,
): Promise<{ row: OperationRow; transaction: Transaction | null }> {
  const now = services.now();
  try {
    const transaction = await kinds[row.kind].find(row, requestId, services);
    if (transaction) return { row: await settleAs(row, await foundState(row, transaction), services), transaction };
    const long = now.getTime() - row.createdAt.getTime() > patienceMs && row.reads >= fewestReads;
    const state = long ? 'not-found' : 'unknown';
    return { row: await settleAs(row, { state, nextReadAt: nextReading(row.reads, now) }, services), transaction: null };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    log.info({ operation: row.id, code: error.problem.errorCode }, 'outcome could not be read');
    const state = row.state === 'not-found' ? 'not-found' : 'unknown';
    return {
      row: await moveOperation(services.db, row.id, { state, nextReadAt: nextReading(row.reads, now) ?? later(now, 3600) }, now),
      transaction: null,
    };
  }
}

/** A transaction under our reference with another amount is not what was asked for: it is shown, never called done. */
async function foundState(row: OperationRow, transaction: Transaction) {
  const other = row.kind === 'charges.create' && row.amount !== null && compareReais(transaction.amount, toReais(row.amount)) !== 0;
  if (!other) return { state: 'done' as const, transactionId: transaction.id, problem: null, nextReadAt: null };
  return {
    state: 'refused' as const,
    transactionId: transaction.id,
    problem: problem({ statusCode: 409, errorCode: 'SVC210' }).problem,
    nextReadAt: null,
  };
}

async function settleAs(row: OperationRow, change: Parameters<typeof moveOperation>[2], services: Services): Promise<OperationRow> {
  const now = services.now();
  const moved = await moveOperation(services.db, row.id, change, now);
  if (moved.state !== row.state) {
    const facts = { kind: row.kind, state: moved.state };
    const result = moved.state === 'refused' ? 'refused' : 'done';
    await recordAudit(services.db, { actorId: row.staffId, action: 'operation.settled', object: row.id, result, facts }, now);
    await announce(services.db, ['operations', 'transactions', 'charges', 'balance', 'volume']);
  }
  return moved;
}

function nextReading(reads: number, now: Date): Date | null {
  const seconds = readAfter[Math.max(0, reads)];
  return seconds === undefined ? null : later(now, seconds);
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
