import 'server-only';
import type { StaleReason } from '@/lib/contracts/office/approvals/approvals';
import { may } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import type { Problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { compareReais, toReais } from '@/lib/format/money/money';
import { areFilesAsShown } from '@/lib/server/approvals/files/approval-file-store';
import { endpointOf } from '@/lib/server/approvals/rules/sensitive-endpoints';
import { accessOfPerson } from '@/lib/server/roles/role-access';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { readWhole } from '@/lib/server/upstream/reading/read-record';
import { type ApprovalRow, isAsApproved } from './frozen-request';

export interface Difference {
  readonly reason: StaleReason;
  /** What it is now, as far as it may be shown; empty where there is nothing to show. */
  readonly now: string;
}

const spending: readonly string[] = ['withdrawal-by-key', 'withdrawal-by-code', 'transfer', 'refund'];

/**
 * Reads afresh what must still hold before an approved request is sent: it is what was approved, its requester may still ask for it, and the
 * balance is enough. Payee and payment are read by the operation itself. Throws when the service cannot tell now.
 */
export async function whatDiffers(row: ApprovalRow, requestId: string, services: Services): Promise<Difference | null> {
  const isUnchanged = isAsApproved(row, services.environment) && (await areFilesAsShown(services.db, row, services.environment));
  if (!isUnchanged) return { reason: 'request', now: '' };
  const { permission } = endpointNamed(endpointOf(row.endpoint));
  const maker = await accessOfPerson(services.db, row.makerId);
  if (!maker?.active || !may(maker, permission)) return { reason: 'requester', now: '' };
  // What is planned is paid from the balance of its day.
  if (row.amount === null || row.plannedFor !== null || !spending.includes(row.action)) return null;
  const wire = await services.upstream({ endpoint: endpointNamed('balance.read'), requestId });
  const { available } = readWhole('balance.read', wire, { requestId });
  return compareReais(available, toReais(row.amount)) < 0 ? { reason: 'balance', now: available } : null;
}

/** What an operation found to differ when it looked again; null for every other refusal. */
export function differenceIn({ errorCode, details }: Problem): Difference | null {
  const [detail] = details;
  const now = detail?.reason ?? '';
  switch (errorCode) {
    case ownCodes.payeeChanged:
      return { reason: detail?.field === 'amount' ? 'amount' : 'holder', now };
    case ownCodes.holderChanged:
      return { reason: 'holder', now: '' };
    case ownCodes.outdated:
      return { reason: 'record', now };
    case ownCodes.notRefundable:
    case ownCodes.refundDuringInfraction:
      return { reason: 'record', now: '' };
    case ownCodes.confirmationUsed:
      return { reason: 'payee', now: '' };
    default:
      return null;
  }
}

/** The person an approved request is carried out for. */
export async function makerOf({ makerId, makerSession }: ApprovalRow, { db }: Services): Promise<Caller> {
  const row = await accessOfPerson(db, makerId);
  if (!row) throw new RangeError('an approval without its requester');
  const { id, active: _active, ...access } = row;
  return { staffId: id, sessionId: makerSession, address: null, ...access };
}
