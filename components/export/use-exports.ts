'use client';

import { useEndpointQuery } from '@/lib/client/query/use-read';
import { fileExports } from '@/lib/contracts/office/files/exports';
import type { ExportRecord } from '@/lib/contracts/office/files/exports.shape';

const followMs = 1_000;

export function isUnderWay({ state }: Pick<ExportRecord, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

/** One's own exports, read again while one of them is under way. */
export function useExports(enabled = true) {
  return useEndpointQuery(
    fileExports.list,
    {},
    { enabled, refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? followMs : false) },
  );
}
