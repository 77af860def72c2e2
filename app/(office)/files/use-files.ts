'use client';

import { useExports } from '@/components/export/use-exports';
import { readProblemOf } from '@/components/feedback/query-problem';
import { useReports } from '@/components/report/use-reports';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import type { ExportRecord } from '@/lib/contracts/office/files/exports.shape';
import type { ReportRequest } from '@/lib/contracts/office/files/report-requests.shape';
import { reports } from '@/lib/contracts/pix/reports';
import type { AnswerOf } from '@/lib/contracts/shapes';

export type ExternalReport = AnswerOf<'reports.list'>['items'][number];

type ShelfFile =
  | { readonly kind: 'export'; readonly item: ExportRecord }
  | { readonly kind: 'report'; readonly item: ReportRequest }
  | { readonly kind: 'external'; readonly item: ExternalReport };

/** One's exports and, for who may see them, the service's reports, the newest first; and the first of the readings that fails. */
export function useFiles(withReports: boolean) {
  const own = useExports();
  const requested = useReports(withReports);
  // Nothing says which of the account's reports were asked for elsewhere until ours are known.
  const atService = useEndpointQuery(
    reports.list,
    { query: { page: 1, limit: 20 } },
    { enabled: withReports && requested.data !== undefined },
  );
  const known = new Set(requested.data?.items.map(({ id }) => id));
  const files: ShelfFile[] = [
    ...(own.data?.items ?? []).map((item): ShelfFile => ({ kind: 'export', item })),
    ...(requested.data?.items ?? []).map((item): ShelfFile => ({ kind: 'report', item })),
    ...(atService.data?.items ?? []).filter(({ id }) => !known.has(id)).map((item): ShelfFile => ({ kind: 'external', item })),
  ];
  return {
    own,
    files: files.toSorted((a, b) => Date.parse(b.item.createdAt) - Date.parse(a.item.createdAt)),
    failing: [own, requested, atService].find((reading) => readProblemOf(reading) !== null) ?? null,
    isPending: own.isPending || (withReports && requested.isPending),
  };
}
