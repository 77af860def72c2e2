import type { QueryFields, QueryOf } from '@/lib/contracts/query/query-field';
import { addressOf } from './list';

interface Declared<F extends QueryFields> {
  readonly path: `/${string}`;
  readonly fields: F;
}

/** The preset a view is equal to, ignoring its page; null for any other. */
export function presetOf<F extends QueryFields, Name extends string>(
  list: Declared<F>,
  view: QueryOf<F>,
  presets: Readonly<Record<Name, QueryOf<F>>>,
): Name | null {
  const here = addressOf(list, { ...view, page: undefined, limit: undefined });
  // The presets have exactly the keys of their type.
  const names = Object.keys(presets) as Name[];
  return names.find((name) => addressOf(list, presets[name]) === here) ?? null;
}
