import 'server-only';
import { closeDays } from '@/lib/domain/statement/statement-closing';
import { findStatementErrors } from '@/lib/domain/statement/statement-errors';
import { sortChronologically } from '@/lib/domain/statement/statement-order';
import { businessDay } from '@/lib/format/date';
import type { OfficeHandler } from '@/lib/server/office/context';
import { readList } from '@/lib/server/upstream/reading/read-list';
import { readPages } from '@/lib/server/upstream/reading/read-pages';

/** 10,000 entries: beyond that the walk stops and reports it. */
const maxPages = 100;
const perPage = 100;
const maxErrors = 100;

/** Walks a period of the statement, newest entries first, and totals its business days. */
export const readStatementDays: OfficeHandler<'statements.days'> = async ({ query, services, requestId }) => {
  const { zone, ...period } = query;
  const readAt = services.now();
  // Entries after the start are excluded, so that nothing moves during the walk.
  const createdAtTo = new Date(Math.min(Date.parse(query.createdAtTo), readAt.getTime())).toISOString();
  const { items, truncated } = await readPages(maxPages, (page) =>
    readList('statements.list', { ...period, createdAtTo, page, limit: perPage }, services, requestId),
  );
  const lines = sortChronologically(items);
  const errors = findStatementErrors(lines).toReversed();
  const partial = truncated && lines[0] ? businessDay(lines[0].createdAt, zone) : null;
  return {
    days: closeDays(lines, zone)
      .filter(({ day }) => day !== partial)
      .toReversed(),
    errors: errors.slice(0, maxErrors),
    errorCount: errors.length,
    lineCount: lines.length,
    truncated,
    readAt: readAt.toISOString(),
  };
};
