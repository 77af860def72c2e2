import { useMemo } from 'react';
import { type StatementFault, statementFaults } from '@/lib/contracts/statement-faults';
import { inOrderOfTime } from '@/lib/contracts/statement-order';
import { isUnbroken, type StatementView } from '@/lib/lists/statements';
import type { Line } from './columns';

/** What does not add up, by line: within the page as it is shown, and from the walk over the period, which knows where a page begins. */
export function useFaults(view: StatementView, rows: readonly Line[] | undefined, walked: readonly StatementFault[] | undefined) {
  const apart = !isUnbroken(view);
  return useMemo(() => {
    const shown = statementFaults(inOrderOfTime(rows ?? []), { apart });
    return new Map([...shown, ...(walked ?? [])].map((fault) => [fault.id, fault]));
  }, [rows, walked, apart]);
}
