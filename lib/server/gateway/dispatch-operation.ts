import 'server-only';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { operationKinds } from '@/lib/contracts/office/operations';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { EndpointName } from '@/lib/contracts/registry';
import { staff } from '@/lib/server/database/schema/schema';
import type { Outcome } from '@/lib/server/operations/operation-handler';
import { runOperation } from '@/lib/server/operations/run-operation';
import { operationRecordOf } from '@/lib/server/operations/stored/operation-record';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import type { ProofUse } from './step-up/require-proof';

const keyShape = z.uuid();

/** Runs a money operation. Without an idempotency key nothing begins, because a repeated request could not be recognised. */
export async function dispatchOperation(
  endpoint: EndpointName,
  { params, body, requestId, idempotencyKey }: GatewayCall,
  proofUse: ProofUse,
  caller: Caller,
  services: Services,
): Promise<{ operation: Operation; record: Outcome | null }> {
  const kind = operationKinds.find((known) => known === endpoint);
  if (!kind) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  const key = keyShape.safeParse(idempotencyKey);
  if (!key.success)
    throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'idempotency-key', reason: 'invalid' }] });
  const { row, outcome } = await runOperation(
    kind,
    { params, body, idempotencyKey: key.data, requestId, caller, ...proofOf(proofUse) },
    services,
  );
  const mine = row.staffId === caller.staffId;
  const name = mine ? caller.name : await staffName(services.db, row.staffId);
  return { operation: operationRecordOf(row, { name, mine }, services.environment), record: outcome };
}

const proofOf = (use: ProofUse) => (use === 'replay' ? { isReplay: true } : { proof: use });

/** An idempotency key outlives a change of users in one browser: the operation still belongs to the person who began it. */
async function staffName(db: Services['db'], id: string): Promise<string> {
  const [row] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, id));
  return row?.name ?? '';
}
