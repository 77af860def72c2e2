import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ApprovableAction } from '@/lib/contracts/office/approvals/approvable-action';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import type { Requirements } from '@/lib/domain/approval/approval-rule';
import { plannedStart } from '@/lib/domain/payment/planned-day';
import { approvalAuditFacts } from '@/lib/server/approvals/approval-audit-facts';
import { possibleApprovers } from '@/lib/server/approvals/approvers';
import { bindFiles, filesOfForm } from '@/lib/server/approvals/files/approval-file-store';
import { endpointOf, modeOf } from '@/lib/server/approvals/rules/sensitive-endpoints';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { approvals } from '@/lib/server/database/schema/approvals-schema';
import type { Transaction } from '@/lib/server/database/turns/in-turn-of';
import { isUniqueViolation } from '@/lib/server/database/unique-violation';
import { announce } from '@/lib/server/live/announce';
import { addNotices } from '@/lib/server/notices/add-notices';
import { moveToApproval } from '@/lib/server/payment-invoices/invoice-store';
import { approvalFields } from '@/lib/server/privacy/at-rest/fields';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { mailStaff } from '@/lib/server/staff-mails/store';
import { type ApprovalRow, encryptRequest, requestHashOf } from './frozen-request';
import type { RequestFacts } from './request-facts';

interface NewApproval {
  readonly action: ApprovableAction;
  readonly facts: RequestFacts;
  readonly key: string | null;
  readonly caller: Caller;
  readonly name: EndpointName;
  readonly call: GatewayCall;
  readonly fingerprint: Buffer;
  readonly requirements: Requirements;
}

/** Freezes a request, with the files its form has stored. SVB452 when its payee confirmation belongs to another one. */
export async function insertApproval(tx: Transaction, asked: NewApproval, { environment, now }: Services): Promise<ApprovalRow> {
  const { name, action, call, caller, facts, fingerprint, key, requirements } = asked;
  const { amount, currency, holder, holderBefore, newPayee, payTo, description, confirmed, rule, ruleBefore, changes, plannedFor } = facts;
  const mode = modeOf(action);
  const form = key === null ? null : { makerId: caller.staffId, key };
  const files = form === null ? [] : await filesOfForm(tx, form, environment);
  const stands = new Date(now().getTime() + requirements.standsHours * 3_600_000);
  // What is planned has to be approved before its day begins.
  const start = plannedFor === null ? stands : plannedStart(plannedFor);
  const lapsesAt = start < stands ? start : stands;
  const frozen = {
    id: randomUUID(),
    endpoint: name,
    makerId: caller.staffId,
    fingerprint,
    encryptedRequest: mode === 'run' ? encryptRequest({ params: { ...call.params }, body: call.body, confirmed }, environment) : null,
    amount,
    currency,
    holder,
    holderBefore,
    shown: { newPayee, payTo, description, facts: facts.facts, rule, ruleBefore, changes, files },
    requirements: requirements.all,
  };
  const [row] = await tx
    .insert(approvals)
    .values({
      ...frozen,
      holder: approvalFields.holder.encrypt(holder, frozen.id, environment),
      holderBefore: approvalFields.holderBefore.encrypt(holderBefore, frozen.id, environment),
      shown: approvalFields.shown.encrypt(frozen.shown, frozen.id, environment),
      action,
      mode,
      state: 'waiting',
      requestHash: requestHashOf(frozen, environment),
      idempotencyKey: key,
      plannedFor,
      confirmation: confirmed?.id ?? null,
      makerSession: caller.sessionId,
      createdAt: now(),
      lapsesAt,
      nextAt: lapsesAt,
    })
    .returning()
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'approvals_confirmation') ? problem({ statusCode: 409, errorCode: ownCodes.confirmationUsed }) : error;
    });
  if (!row) throw new Error('an approval was not stored');
  await addNotices(tx, [{ kind: 'approval-waiting', key: row.id, subject: row.id, actorId: caller.staffId }], now());
  if (form !== null) {
    await bindFiles(tx, form, row.id);
    await moveToApproval(tx, form, row.id);
  }
  return row;
}

/** Records that it was asked for, and tells those who may decide. */
export async function announceApproval(row: ApprovalRow, { requestId }: GatewayCall, caller: Caller, services: Services): Promise<void> {
  // A money operation writes its own events, and so this one; the event of every other call says that it was asked.
  if (endpointNamed(endpointOf(row.endpoint)).effect === 'money') {
    const event = { caller, action: 'approval.asked', object: row.id, result: 'done', requestId } as const;
    await recordAuditEvent(services.db, { ...event, facts: approvalAuditFacts(row, services.environment) }, services.now());
  }
  await mailStaff(services, services.db, await possibleApprovers(services.db, row.requirements, row.makerId), {
    kind: 'approval-asked',
    values: {},
  });
  await announce(services.db, ['approvals']);
}
