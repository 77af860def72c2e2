'use client';

import { useRead } from '@/lib/client/use-read';
import { askedReports } from '@/lib/contracts/asked-reports';
import type { AskedReport } from '@/lib/contracts/asked-reports.shape';
import { isReportUnderWay } from '@/lib/contracts/report-under-way';

const followMs = 3_000;

export function isUnderWay({ status }: Pick<AskedReport, 'status'>): boolean {
  return isReportUnderWay(status);
}

/** The reports asked for from here, read again while one of them is under way. */
export function useReports() {
  return useRead(askedReports.asked, {}, { refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? followMs : false) });
}
