import type { QueryFields } from '@/lib/contracts/query/query-field';

interface Declared {
  readonly fields: QueryFields;
  readonly tabs?: readonly string[];
}

type View = Readonly<Record<string, unknown>>;

/** Fields for page and order, which narrow nothing. */
const placeAndOrder = ['page', 'limit', 'sortBy', 'sortDirection'];

/** Fields of the period; `aside` is a previous period to return to. */
const periodKeys = ['period', 'from', 'to', 'aside'];

/** The URL change that shows all of the past. */
export const wholePast = { period: 'all', from: undefined, to: undefined } as const;

/** Whether the view shows a part of a list that could show all of its past. */
export function mayWiden({ fields: { period } }: Declared, view: View): boolean {
  return period?.kind === 'one' && period.values.includes(wholePast.period) && view.period !== wholePast.period;
}

/** Whether a search or a filter narrows a list, apart from its period. */
export function isFiltered(list: Declared, view: View): boolean {
  const others = [...placeAndOrder, ...periodKeys, ...(list.tabs ?? [])];
  return Object.keys(list.fields).some((key) => view[key] !== undefined && !others.includes(key));
}

/** Whether a search, a filter or a period narrows a list. */
export function isNarrowed(list: Declared, view: View): boolean {
  const hasPeriod = periodKeys.some((key) => view[key] !== undefined && view[key] !== wholePast.period);
  return mayWiden(list, view) || hasPeriod || isFiltered(list, view);
}
