import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';
import { addressOf } from './list';

interface Declared<F extends QueryFields> {
  readonly path: `/${string}`;
  readonly fields: F;
}

/** Which of the views people open all day a view is, its page aside; null where it is one of its own. */
export function presetOf<F extends QueryFields, Name extends string>(
  list: Declared<F>,
  view: QueryOf<F>,
  presets: Readonly<Record<Name, QueryOf<F>>>,
): Name | null {
  const here = addressOf(list, { ...view, page: undefined, limit: undefined });
  // The presets have the keys their type says, and no others.
  const names = Object.keys(presets) as Name[];
  return names.find((name) => addressOf(list, presets[name]) === here) ?? null;
}
