'use client';

import { useRead } from '@/lib/client/use-read';
import type { AskedReport } from '@/lib/contracts/asked-reports.shape';

const followMs = 3_000;
const ended: readonly string[] = ['COMPLETED', 'FAILED', 'EXPIRED', 'UNKNOWN'];

/** A report the service is still at, in whatever word it says so. */
export function isUnderWay({ status }: Pick<AskedReport, 'status'>): boolean {
  return !ended.includes(status);
}

/** The reports asked for from here, read again while one of them is under way. */
export function useReports() {
  return useRead('reports.asked', {}, { refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? followMs : false) });
}
