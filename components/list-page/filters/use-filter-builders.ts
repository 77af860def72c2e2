'use client';

import type { Filter, ParsedFilter, SeveralFilter } from '@/components/data-table/filters/filter';
import type { QueryChange } from '@/lib/client/query/use-url-query';
import type { QueryField, QueryFields, QueryOf } from '@/lib/contracts/query/query-field';
import type { PeriodView } from '@/lib/lists/definition/period-view';
import { useAmountFilter } from './use-amount-filter';
import { usePeriodFilters } from './use-period-filters';

/** The fields of a list of some kinds, by name. */
type NameOf<F extends QueryFields, Kind extends QueryField['kind']> = {
  [K in keyof F & string]: F[K]['kind'] extends Kind ? K : never;
}[keyof F & string];

type ValueOf<F extends QueryField> = F extends { readonly values: readonly (infer V extends string)[] } ? V : never;

/** A list and the state in its address. */
export interface Narrowed<F extends QueryFields> {
  readonly list: { readonly fields: F };
  readonly view: QueryOf<F>;
  readonly change: (change: QueryChange<F>) => void;
}

type Orders<F extends QueryFields> = Readonly<Record<string, { readonly label: string; readonly query: QueryChange<F> }>>;

/**
 * Builds the filters of a list over the state in its URL: each by the name of its query field, whose kind decides its values, and by its
 * label.
 */
export function useFilterBuilders<F extends QueryFields>({ list, view, change }: Narrowed<F>) {
  const amountFilter = useAmountFilter();
  const periods = usePeriodFilters();
  const values: Readonly<Record<string, unknown>> = view;
  const textOf = (name: string) => (values[name] === undefined ? null : String(values[name]));
  // Each is given by its name to a builder that takes the names of its kind only.
  const set = (next: Readonly<Record<string, unknown>>) => change(next as QueryChange<F>);
  const known = (name: string) => {
    const field = list.fields[name];
    return field && 'values' in field ? field.values : [];
  };

  /** Values with the same label are one option, which selects all of them. `offered`: a subset of the values. */
  const several = <K extends NameOf<F, 'several' | 'one'>>(
    name: K,
    label: string,
    word: (value: ValueOf<F[K]>) => string,
    offered: readonly string[] = known(name),
  ): Filter => {
    // Field values are of the field's own type.
    const wordOf = (value: string) => word(value as ValueOf<F[K]>);
    const options = Array.from(new Set(offered.map(wordOf)), (named) => {
      const values = offered.filter((value) => wordOf(value) === named);
      return { value: values[0] ?? '', label: named, values };
    });
    const inForce = [values[name]].flat();
    return {
      kind: 'several',
      name,
      label,
      value: options.filter(({ values }) => values.some((value) => inForce.includes(value))).map(({ value }) => value),
      options: options.map(({ value, label: named }) => ({ value, label: named })),
      apply: (chosen) => {
        const chosenValues = options.filter(({ value }) => chosen.includes(value)).flatMap(({ values }) => values);
        const isSeveral = list.fields[name]?.kind === 'several';
        // Of a field that takes one value, all of them together are no choice.
        set({
          [name]: isSeveral
            ? chosenValues.length > 0
              ? chosenValues
              : undefined
            : chosenValues.length === 1
              ? chosenValues[0]
              : undefined,
        });
      },
    };
  };

  const parsed = (
    name: NameOf<F, 'text' | 'integer'>,
    label: string,
    how: Pick<ParsedFilter, 'parse' | 'numeric'> & Partial<Pick<ParsedFilter, 'show'>>,
  ): Filter => ({
    kind: 'parsed',
    name,
    label,
    value: textOf(name),
    show: (value) => value,
    ...how,
    apply: (value) => set({ [name]: value === null ? undefined : list.fields[name]?.kind === 'integer' ? Number(value) : value }),
  });

  return {
    text: (name: NameOf<F, 'text' | 'id'>, label: string): Filter => ({
      kind: 'text',
      name,
      label,
      value: textOf(name),
      apply: (value) => set({ [name]: value ?? undefined }),
    }),
    /** Any of the values a field knows; of a field that takes one, that one. */
    several,
    parsed,
    /** A boolean filter; true and false have a label each. */
    flag: (name: NameOf<F, 'flag'>, label: string, words: { readonly true: string; readonly false: string }): Filter => ({
      kind: 'several',
      name,
      label,
      value: values[name] === undefined ? [] : [String(values[name])],
      options: (['true', 'false'] as const).map((value) => ({ value, label: words[value] })),
      apply: (chosen) => set({ [name]: chosen.length === 1 ? chosen[0] === 'true' : undefined }),
    }),
    /** One of some records, by its id. */
    choice: (name: NameOf<F, 'id'>, label: string, options: SeveralFilter['options']): Filter => ({
      kind: 'several',
      name,
      label,
      value: options.filter(({ value }) => value === values[name]).map(({ value }) => value),
      options,
      apply: (chosen) => set({ [name]: chosen.findLast((value) => value !== values[name]) ?? chosen[0] }),
    }),
    amount: (name: NameOf<F, 'amount'>, label: string): Filter =>
      amountFilter({ name, label, value: textOf(name), apply: (value) => set({ [name]: value ?? undefined }) }),
    /** A named period, or two days as a period. Only a list whose query has these fields offers it. */
    period: (clock?: Parameters<typeof periods.named>[2]): Filter =>
      periods.named(values as PeriodView, (next) => set({ ...next, ...('aside' in list.fields ? { aside: undefined } : {}) }), clock),
    /** Two days, by the names of their fields. */
    days: (from: NameOf<F, 'day'>, to: NameOf<F, 'day'>): Filter =>
      periods.days({ from: textOf(from), to: textOf(to) }, (range) => set({ [from]: range?.from, [to]: range?.to })),
    /** Sort orders in addition to the default, of which at most one is active. */
    order: (label: string, orders: Orders<F>): Filter => {
      const names = Object.keys(orders);
      const inForce = names.filter((name) => isInForce(orders[name]?.query ?? {}, values));
      return {
        kind: 'several',
        name: 'order',
        label,
        value: inForce,
        options: names.map((name) => ({ value: name, label: orders[name]?.label ?? name })),
        apply: (chosen) => {
          const next =
            names.findLast((name) => chosen.includes(name) && !inForce.includes(name)) ?? names.find((name) => chosen.includes(name));
          set({ sortBy: undefined, sortDirection: undefined, ...(next === undefined ? {} : orders[next]?.query) });
        },
      };
    },
  };
}

function isInForce(order: Readonly<Record<string, unknown>>, view: Readonly<Record<string, unknown>>): boolean {
  return ['sortBy', 'sortDirection'].every((key) => (view[key] ?? usual[key]) === (order[key] ?? usual[key]));
}

/** The default order of the service. */
const usual: Readonly<Record<string, string>> = { sortBy: 'createdAt', sortDirection: 'desc' };
