import 'server-only';
import { randomUUID } from 'node:crypto';
import { holdUnapproved } from '@/lib/server/operations/planned/hold-unapproved';
import type { Services } from '@/lib/server/services';
import { endApproval } from './end-approval';
import { type ApprovalRow, openRequest } from './request/frozen-request';
import { makerOf } from './request/what-differs';

/**
 * Ends a request that was not decided, or not sent, in its time. A payment that was planned becomes one that was held back: people are told, and a
 * person may still send it.
 */
export async function lapse(row: ApprovalRow, services: Services): Promise<void> {
  const request = row.plannedFor === null || row.endpoint !== 'withdrawals.create' ? null : openRequest(row, services.environment);
  if (request === null) return endApproval(row, { state: 'lapsed' }, services);
  const { params, body, confirmed } = request;
  const caller = await makerOf(row, services);
  const asked = { params, body, idempotencyKey: row.id, requestId: randomUUID(), caller, confirmed };
  const held = await holdUnapproved('withdrawals.create', asked, services);
  await endApproval(row, { state: 'lapsed', operationId: held?.id ?? null }, services);
}
