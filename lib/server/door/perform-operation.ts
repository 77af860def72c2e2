import 'server-only';
import { z } from 'zod';
import { operationKinds } from '@/lib/contracts/operations';
import type { Operation } from '@/lib/contracts/operations.shape';
import { problem } from '@/lib/contracts/problem';
import type { EndpointName } from '@/lib/contracts/registry';
import type { Transaction } from '@/lib/contracts/shapes';
import { operationRecordOf } from '@/lib/server/operations/operation-record';
import { runOperation } from '@/lib/server/operations/run-operation';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { maskFor } from './mask';
import type { Call } from './perform';

const keyShape = z.uuid();

/** Runs an act of money as an operation. Without a key of its form nothing is begun: it could not be told from a second one. */
export async function performOperation(
  name: EndpointName,
  { params, body, requestId, idempotencyKey }: Call,
  caller: Caller,
  services: Services,
): Promise<{ operation: Operation; record: Transaction | null }> {
  const kind = operationKinds.find((known) => known === name);
  if (!kind) throw problem({ statusCode: 404, errorCode: 'SVB404' });
  const key = keyShape.safeParse(idempotencyKey);
  if (!key.success) throw problem({ statusCode: 400, errorCode: 'SVB400', details: [{ field: 'idempotency-key', reason: 'invalid' }] });
  const { row, transaction } = await runOperation(kind, { params, body, idempotencyKey: key.data, requestId }, caller, services);
  return { operation: operationRecordOf(row, { name: caller.name, mine: true }), record: maskFor(caller, transaction) };
}
