import { useMemo } from 'react';
import type { Line } from '@/app/(office)/statements/statement-line';
import { findStatementErrors, type StatementError } from '@/lib/domain/statement/statement-errors';
import { sortChronologically } from '@/lib/domain/statement/statement-order';
import { isUnbroken, type StatementView } from '@/lib/lists/statements';

/** What does not add up, by line: within the page as it is shown, and from the walk over the period, which knows where a page begins. */
export function useLineErrors(view: StatementView, rows: readonly Line[] | undefined, walked: readonly StatementError[] | undefined) {
  const apart = !isUnbroken(view);
  return useMemo(() => {
    const shown = findStatementErrors(sortChronologically(rows ?? []), { apart });
    return new Map([...shown, ...(walked ?? [])].map((error) => [error.id, error]));
  }, [rows, walked, apart]);
}
