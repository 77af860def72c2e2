import 'server-only';
import { z } from 'zod';
import { reais } from '@/lib/contracts/shape/field.shape';
import { holderRecord } from '@/lib/contracts/shape/holder.shape';
import { shapes } from '@/lib/contracts/shapes';
import type { ConfirmedRequest } from '@/lib/server/operations/operation-handler';
import type { OperationRow } from '@/lib/server/operations/stored/store';
import { payeeHashes } from '@/lib/server/payees/confirmation';
import { savedPayeeOf } from '@/lib/server/payees/saved-payee-store';
import { UnreadableValueError } from '@/lib/server/privacy/at-rest/field';
import { operationFields } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';

const planShape = z.object({
  body: shapes['withdrawals.create'].request,
  confirmed: z.object({ id: z.string(), holder: holderRecord.nullable(), amount: reais.nullable() }),
  sessionId: z.string(),
  savedPayee: z.string().nullable(),
});

export type Plan = z.output<typeof planShape>;

/** What is stored of a payment for a later day, encrypted: its request, whom a person confirmed, and the saved payee of its key. */
export async function storedPlanOf(
  { body, confirmed, caller, idempotencyKey }: ConfirmedRequest,
  { db, environment }: Services,
): Promise<Pick<OperationRow, 'plan'>> {
  const request = shapes['withdrawals.create'].request.parse(body);
  // What was confirmed is stored beside it, and read no second time.
  const { confirmation: _confirmation, ...withoutConfirmation } = request;
  if (confirmed === null) throw new RangeError('a planned payment without its payee');
  const savedPayee = await savedPayeeOf(db, payeeHashes(request.pixKey, environment));
  const plan = { body: { ...withoutConfirmation, confirmation: 'planned' }, confirmed, sessionId: caller.sessionId, savedPayee };
  return { plan: operationFields.plan.encrypt(plan, idempotencyKey, environment) };
}

/** The request of a planned payment; null once it is over, or where it does not open any more. */
export function openPlan({ plan, idempotencyKey }: OperationRow, { environment }: Pick<Services, 'environment'>): Plan | null {
  if (plan === null) return null;
  try {
    return planShape.parse(operationFields.plan.decrypt(plan, idempotencyKey, environment));
  } catch (error) {
    if (error instanceof UnreadableValueError) return null;
    throw error;
  }
}
