import type { Endpoint } from './endpoint';

type Named<R extends string, V> = { readonly [K in keyof V]: V[K] & { readonly name: `${R}.${K & string}` } };

/** The endpoints of a resource by verb, each with the name it has in the registry: whoever has one knows how to call it and what it answers. */
export function resource<const R extends string, const V extends Readonly<Record<string, Endpoint>>>(of: R, verbs: V): Named<R, V> {
  const named = Object.entries(verbs).map(([verb, endpoint]) => [verb, { ...endpoint, name: `${of}.${verb}` }]);
  // Each endpoint gets the name that its own place gives it, exactly as the type spells it.
  return Object.fromEntries(named) as Named<R, V>;
}
