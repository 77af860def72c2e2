import 'server-only';
import { businessDay } from '@/lib/format/date';
import type { ExportedList } from '@/lib/server/exports/exported-list';
import type { ExportJob } from '@/lib/server/exports/store';

/** The days of a file, both included; null for a list without a period, or one that has no first day. */
export function filePeriod(
  { search, zone, createdAt }: Pick<ExportJob, 'search' | 'zone' | 'createdAt'>,
  { period }: Pick<ExportedList, 'period'>,
): { readonly from: string; readonly to: string } | null {
  if (!period) return null;
  const query = new URLSearchParams(search);
  const from = instantOf(query.get(period.from));
  if (!from) return null;
  const until = instantOf(query.get(period.until));
  const last = until && until < createdAt ? until : createdAt;
  return { from: businessDay(from, zone), to: businessDay(last, zone) };
}

function instantOf(text: string | null): Date | null {
  const instant = new Date(text ?? '');
  return Number.isNaN(instant.getTime()) ? null : instant;
}
