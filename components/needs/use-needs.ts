'use client';

import type { May, Need } from './need';
import { useApprovalRequestsNeed } from './use-approval-requests-need';
import { useAuditNeed } from './use-audit-need';
import { useFirstWebhookNeed, usePausedWebhooksNeed, useUndeliveredNeed } from './use-callback-needs';
import { useInfractionsNeed } from './use-infractions-need';
import { useOperationsNeed } from './use-operations-need';
import { useApprovalsNeed, useFirstColleagueNeed, useFirstPasswordsNeed, useIdlePeopleNeed } from './use-people-needs';
import { useTransactionsNeed } from './use-transactions-need';

/** The open tasks that the reader's role may handle, the most urgent first. */
export function useNeeds(may: May): NonNullable<Need>[] {
  const needs = [
    useInfractionsNeed(may),
    useApprovalRequestsNeed(may),
    useOperationsNeed(may),
    useUndeliveredNeed(may),
    usePausedWebhooksNeed(may),
    useAuditNeed('refusedSignIns', may),
    useApprovalsNeed(may),
    useTransactionsNeed('errors', may),
    useTransactionsNeed('refunds', may),
    useTransactionsNeed('withdrawals', may),
    useFirstPasswordsNeed(may),
    useAuditNeed('unusualAuditEvents', may),
    useIdlePeopleNeed(may),
    useFirstColleagueNeed(may),
    useFirstWebhookNeed(may),
  ];
  return needs.filter((need) => need !== null);
}
