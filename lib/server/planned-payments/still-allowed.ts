import 'server-only';
import { eq } from 'drizzle-orm';
import type { HeldReason } from '@/lib/contracts/office/operations';
import { toReais } from '@/lib/format/money/money';
import { isApproved } from '@/lib/server/approvals/approvers';
import { requirementsByRules } from '@/lib/server/approvals/request/requirements-by-rules';
import { currentRules } from '@/lib/server/approvals/rules/rule-store';
import { approvableActionOf } from '@/lib/server/approvals/rules/sensitive-endpoints';
import { approvals } from '@/lib/server/database/schema/approvals-schema';
import type { Transaction } from '@/lib/server/database/turns/in-turn-of';
import { operationHandlers } from '@/lib/server/operations/handlers/operation-handlers';
import { limitedRequestOf } from '@/lib/server/operations/limited-request-of';
import type { ConfirmedRequest } from '@/lib/server/operations/operation-handler';
import { payeeFactsOf, payeeOf } from '@/lib/server/operations/payee-facts';
import type { OperationRow } from '@/lib/server/operations/stored/store';
import type { Services } from '@/lib/server/services';
import { limitsOf } from '@/lib/server/spending-limits/limit-store';
import { requireWithinLimits } from '@/lib/server/spending-limits/require-within-limits';

/**
 * What is asked of a planned payment in the moment it begins, in the turn of its planner: its approvals still count, the rules of today ask for no other
 * ones, and the limits of today leave room for it. Payments at the same moment count each other.
 */
export async function stillAllowed(
  row: OperationRow,
  request: ConfirmedRequest,
  services: Services,
): Promise<(tx: Transaction) => Promise<HeldReason | null>> {
  const { db } = services;
  const { kind, staffId } = row;
  const { caller, confirmed } = request;
  const facts = await payeeFactsOf(payeeOf(kind, request), kind, confirmed, services);
  const limits = await limitsOf(db, caller);
  const limited = limitedRequestOf(kind, request, { description: operationHandlers[kind].describe(request), confirmed }, services);
  return async (tx) => {
    const now = services.now();
    const [approval] = await tx.select().from(approvals).where(eq(approvals.operationId, row.id));
    if (approval && !(await isApproved(tx, approval))) return 'approval';
    const action = approvableActionOf(kind);
    const rules = (await currentRules(tx)).filter(({ enabled }) => enabled);
    const asked =
      action &&
      (await requirementsByRules(
        tx,
        rules,
        {
          action,
          amount: row.amount === null ? null : toReais(row.amount),
          isNewPayee: facts.newPayee || facts.holderBefore !== null,
          at: now,
        },
        { staffId, now },
      ));
    const isMet = (rule: string, version: number) =>
      approval !== undefined &&
      (approval.overriddenBy !== null || approval.requirements.some((one) => one.rule === rule && one.version === version));
    if (asked?.all.some(({ rule, version }) => !isMet(rule, version))) return 'rule';
    if (limited && limits) await requireWithinLimits(tx, limited, { limits, staffId, now, except: null });
    return null;
  };
}
