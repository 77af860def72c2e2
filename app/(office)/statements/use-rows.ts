import { useCallback, useMemo, useState } from 'react';
import type { StatementError } from '@/lib/domain/statement/statement-errors';
import { sortChronologically } from '@/lib/domain/statement/statement-order';
import { foldLines, single } from '@/lib/domain/statement/statement-rows';
import { isConsecutive, type StatementView } from '@/lib/lists/statements';
import type { Line, Row } from './statement-line';

/**
 * The rows of a page: the lines of the chosen balance, those of one movement folded into one row where lines follow each other. `toggle`
 * shows the lines of a quiet row below it, or hides them.
 */
export function useRows(view: StatementView, lines: readonly Line[] | undefined, errors: ReadonlyMap<string, StatementError>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { balance = 'AVAILABLE', sortDirection } = view;
  const folds = isConsecutive(view);
  const rows = useMemo(() => {
    // A line whose side nobody knows is in every view.
    const shown = lines?.filter(({ balanceType }) => balance === 'all' || balanceType === balance || !sides.has(balanceType ?? ''));
    if (!shown || !folds) return shown?.map(single);
    const isAscending = sortDirection === 'asc';
    const folded = foldLines(sortChronologically(isAscending ? shown.toReversed() : shown), ({ id }) => errors.has(id));
    const inOrder = <T>(some: readonly T[]) => (isAscending ? some : some.toReversed());
    return inOrder(folded).flatMap((row): Row[] => [
      row,
      ...(open.has(row.id) ? inOrder(row.lines).map((line) => ({ ...single(line), isPart: true })) : []),
    ]);
  }, [lines, balance, folds, sortDirection, errors, open]);
  const toggle = useCallback(
    (id: string) => setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [],
  );
  return { rows, open, toggle };
}

const sides: ReadonlySet<string> = new Set(['AVAILABLE', 'BLOCKED']);

/** Whether a row left the total balance unchanged: it is drawn as a quiet line. */
export function isQuiet({ folded }: Row): boolean {
  return folded === 'undone' || folded === 'moved';
}
