import 'server-only';
import { randomUUID } from 'node:crypto';
import type { OperationKind } from '@/lib/contracts/operations';
import { problem } from '@/lib/contracts/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { shapes, type Transaction } from '@/lib/contracts/shapes';
import { compareReais, toReais } from '@/lib/format/money';
import { recordAudit } from '@/lib/server/audit/record';
import { announce } from '@/lib/server/live/announce';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { unreadable } from '@/lib/server/upstream/upstream';
import { fingerprintOf } from './fingerprint';
import type { Asked } from './kind';
import { kinds } from './kinds';
import { isRefusal, problemIn } from './outcome';
import { settleOperation } from './settle';
import { moveOperation, type OperationRow, openOperation, operationByKey } from './store';

export interface Ran {
  readonly row: OperationRow;
  /** The transaction as the service last told it, when it did. */
  readonly transaction: Transaction | null;
}

/**
 * Acts once. The operation is written first; the service is then called once and never again for it; a lost answer leaves
 * it `unknown`, to be settled by reading. The same key with the same body answers what became of it, with another body SVB422.
 */
export async function runOperation(kind: OperationKind, asked: Asked, caller: Caller, services: Services): Promise<Ran> {
  const fingerprint = fingerprintOf(kind, asked.params, asked.body);
  const known = await operationByKey(services.db, asked.idempotencyKey);
  if (known) return again(known, fingerprint, services);

  const prepared = await kinds[kind].prepare(asked, services);
  const opening = { kind, idempotencyKey: asked.idempotencyKey, fingerprint, staffId: caller.staffId, prepared };
  const row = await openOperation(services.db, opening, services.now());
  if (!row) {
    const other = await operationByKey(services.db, asked.idempotencyKey);
    return other ? again(other, fingerprint, services) : Promise.reject(problem({ statusCode: 409, errorCode: 'SVB409' }));
  }
  await recordAudit(
    services.db,
    {
      actorId: caller.staffId,
      action: 'operation.opened',
      object: row.id,
      result: 'done',
      requestId: asked.requestId,
      facts: { kind, amount: row.amount ?? 'all' },
    },
    services.now(),
  );
  return send(row, prepared.body, asked, services);
}

async function send(row: OperationRow, body: unknown, { params, requestId }: Asked, services: Services): Promise<Ran> {
  const { db } = services;
  try {
    // The browser may leave; what was begun is carried through, so its signal is not passed on.
    const wire = await services.upstream({ endpoint: endpointNamed(row.kind), params, body, requestId });
    const read = shapes['charges.create'].record.safeParse(wire);
    if (!read.success) throw unreadable();
    const transaction = read.data;
    // A duplicate reference may answer with what exists instead of refusing: then it is not what was asked for.
    const other = row.kind === 'charges.create' && row.amount !== null && compareReais(transaction.amount, toReais(row.amount)) !== 0;
    if (other) throw problem({ statusCode: 409, errorCode: 'SVC210' });
    const done = await moveOperation(db, row.id, { state: 'done', transactionId: transaction.id, nextReadAt: null }, services.now());
    await announce(db, ['operations', 'transactions', 'charges', 'balance', 'volume']);
    return { row: done, transaction };
  } catch (error) {
    const found = problemIn(error);
    if (found.errorCode === 'SVC210') return adopt(row, requestId, services);
    if (isRefusal(found)) {
      await moveOperation(db, row.id, { state: 'refused', problem: found, nextReadAt: null }, services.now());
      await announce(db, ['operations']);
      throw error;
    }
    const unknown = await moveOperation(
      db,
      row.id,
      { state: 'unknown', problem: found, nextReadAt: new Date(services.now().getTime() + 1000) },
      services.now(),
    );
    await announce(db, ['operations']);
    return { row: unknown, transaction: null };
  }
}

/** The reference exists: if it is the very thing asked for, an earlier try took effect; otherwise it is refused, with what exists. */
async function adopt(row: OperationRow, requestId: string, services: Services): Promise<Ran> {
  const { row: settled, transaction } = await settleOperation(row, requestId, services);
  if (settled.state === 'refused' && settled.problem) throw problem({ ...settled.problem });
  return { row: settled, transaction };
}

/** The same key again: the same answer, read anew where there is one. */
async function again(row: OperationRow, fingerprint: Buffer, services: Services): Promise<Ran> {
  if (!row.fingerprint.equals(fingerprint)) throw problem({ statusCode: 422, errorCode: 'SVB422' });
  if (row.state === 'refused' && row.problem) throw problem({ ...row.problem });
  if (row.state === 'sending') throw problem({ statusCode: 409, errorCode: 'SVB409', retryAfterSeconds: 1 });
  const transaction = row.state === 'done' ? await kinds[row.kind].find(row, randomUUID(), services).catch(() => null) : null;
  return { row, transaction };
}
