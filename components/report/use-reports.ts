'use client';

import { useEndpointQuery } from '@/lib/client/query/use-read';
import { reportRequests } from '@/lib/contracts/office/files/report-requests';
import type { ReportRequest } from '@/lib/contracts/office/files/report-requests.shape';
import { isReportInProgress } from '@/lib/domain/is-report-in-progress';

const followMs = 3_000;

export function isUnderWay({ status }: Pick<ReportRequest, 'status'>): boolean {
  return isReportInProgress(status);
}

/** The reports asked for from here, read again while one of them is under way. */
export function useReports(enabled = true) {
  return useEndpointQuery(
    reportRequests.requested,
    {},
    { enabled, refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? followMs : false) },
  );
}
