import type { SearchKind, SearchText } from '@/lib/format/text/search-text';
import { wholePast } from '@/lib/lists/definition/narrowing';
import { defaultPeriod, type PeriodView } from '@/lib/lists/definition/period-view';

/** The search of a list: what its search box accepts. */
export interface ListSearch<Field extends string, Row> {
  /** The URL fields a text goes into, by what it may be: an amount into both of two bounds, a day into both ends of a period. */
  readonly fields: { readonly [K in SearchKind]?: readonly Field[] };
  /** Where names are looked for instead, because the service does not look for them here: another list, by its name and path. */
  readonly namesIn?: { readonly name: string; readonly path: string; readonly field: string };
  /** Opens the record with that id instead. */
  readonly record?: SearchKind;
  /** The names in a row. The service looks for one unbroken text: of several words it is asked for the longest, and rows with all are kept. */
  readonly namesOf?: (row: Row) => string;
}

/** The parts of a list declaration that a search needs. */
export interface Searched {
  readonly fields: Readonly<Record<string, { readonly kind: string; readonly values?: readonly string[] }>>;
  readonly search?: Pick<ListSearch<string, never>, 'fields' | 'record' | 'namesIn'>;
}

type View = Readonly<Record<string, unknown>>;

/** Kinds whose value identifies one record, whatever its date. */
const ids: readonly SearchKind[] = ['endToEndId', 'transactionId', 'uuid', 'address', 'reference'];

/**
 * The URL change of a search. An id replaces every other search and sets the period aside; anything else replaces its own kind, and goes back to the
 * period an id had set aside.
 */
export function searchChange(list: Searched, view: View, { kind, value }: SearchText): View {
  const own = list.search?.fields[kind] ?? [];
  const isId = ids.includes(kind);
  return {
    ...without(isId ? filterFields(list) : idFields(list)),
    ...(isId ? wholeHistory(list, view) : periodBack(view)),
    ...(kind === 'day' && own.includes('from') ? { period: undefined } : {}),
    ...Object.fromEntries(own.map((field) => [field, value])),
  };
}

/** The URL change that shows the whole history and stores the current period to return to. */
export function wholeHistory(list: Searched, view: PeriodView): View {
  if (!('period' in list.fields) || !list.fields.period?.values?.includes(wholePast.period)) return {};
  return { ...wholePast, aside: periodInForce(view) };
}

/** The URL change that removes ids and restores the period that was set aside for them. */
export function backToPeriod(list: Searched, view: View): View {
  return { ...without(idFields(list)), ...periodBack(view) };
}

/** A change, and with it the way back to the period that was set aside for an id which the change takes away. */
export function withPeriodBack(list: Searched, view: View, change: View): View {
  if (view.aside === undefined || 'aside' in change || 'period' in change) return change;
  const hasIdAfter = idFields(list).some((field) => (field in change ? change[field] : view[field]) !== undefined);
  const losesId = idFields(list).some((field) => view[field] !== undefined);
  return hasIdAfter || !losesId ? change : { ...change, ...periodBack(view) };
}

function periodBack({ aside }: View): View {
  if (aside === undefined) return {};
  // Of two days chosen by hand nothing is left but the usual period.
  return { period: aside === 'custom' ? undefined : aside, aside: undefined };
}

/** The period to restore: the one set aside already, else the current one; none when nothing is left out. */
function periodInForce(view: PeriodView & { readonly aside?: unknown }): unknown {
  if (view.aside !== undefined) return view.aside;
  if (view.from || view.to) return 'custom';
  return view.period === 'all' ? undefined : (view.period ?? defaultPeriod);
}

function idFields({ search }: Searched): readonly string[] {
  return ids.flatMap((kind) => search?.fields[kind] ?? []);
}

function filterFields({ search }: Searched): readonly string[] {
  const { day: _day, ...fields } = search?.fields ?? {};
  return Object.values(fields).flat();
}

function without(fields: readonly string[]): View {
  return Object.fromEntries(fields.map((field) => [field, undefined]));
}
