import 'server-only';
import type { NamesOf } from '@/lib/contracts/registry';
import type { OfficeHandler } from '@/lib/server/office/context';
import { offeredFiles, openApprovalFile, saveFiles } from './approval-files';
import { listApprovalRules, saveApprovalRule } from './approval-rules';
import {
  acknowledgeApproval,
  approveApproval,
  declineApproval,
  listApprovals,
  overrideApproval,
  readApproval,
  withdrawApproval,
} from './approvals';
import { listSpendingLimits, mySpendingLimits, saveSpendingLimits } from './spending-limits';

type Name = Extract<NamesOf<'office'>, `${'approvals' | 'approvalFiles' | 'approvalRules' | 'spendingLimits'}.${string}`>;

/** The handlers of what waits for other people, of its files, and of the rules and limits that administrators write. */
export const approvalHandlers: { readonly [N in Name]: OfficeHandler<N> } = {
  'approvals.list': listApprovals,
  'approvals.read': readApproval,
  'approvals.approve': approveApproval,
  'approvals.decline': declineApproval,
  'approvals.withdraw': withdrawApproval,
  'approvals.override': overrideApproval,
  'approvals.acknowledge': acknowledgeApproval,
  'approvalFiles.offered': offeredFiles,
  'approvalFiles.save': saveFiles,
  'approvalFiles.read': openApprovalFile,
  'approvalRules.list': listApprovalRules,
  'approvalRules.save': saveApprovalRule,
  'spendingLimits.list': listSpendingLimits,
  'spendingLimits.mine': mySpendingLimits,
  'spendingLimits.save': saveSpendingLimits,
};
