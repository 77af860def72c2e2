import type { QueryFields } from '@/lib/contracts/query-field';

interface Declared {
  readonly fields: QueryFields;
  readonly tabs?: readonly string[];
}

type View = Readonly<Record<string, unknown>>;

/** Fields that say where in a list one is and in which order, and narrow nothing. */
const placeAndOrder = ['page', 'limit', 'sortBy', 'sortDirection'];

/** What says which time is looked at; `aside` is a period to go back to. */
const periodKeys = ['period', 'from', 'to', 'aside'];

/** The change of an address that looks at all of the past. */
export const wholePast = { period: 'all', from: undefined, to: undefined } as const;

/** Whether a list that can be looked at from its beginning is looked at in part. */
export function mayWiden({ fields: { period } }: Declared, view: View): boolean {
  return period?.kind === 'one' && period.values.includes(wholePast.period) && view.period !== wholePast.period;
}

/** Whether a search or a filter narrows a list, its period aside. */
export function isFiltered(list: Declared, view: View): boolean {
  const others = [...placeAndOrder, ...periodKeys, ...(list.tabs ?? [])];
  return Object.keys(list.fields).some((key) => view[key] !== undefined && !others.includes(key));
}

/** Whether a search, a filter or a period narrows a list. */
export function isNarrowed(list: Declared, view: View): boolean {
  const hasPeriod = periodKeys.some((key) => view[key] !== undefined && view[key] !== wholePast.period);
  return mayWiden(list, view) || hasPeriod || isFiltered(list, view);
}
