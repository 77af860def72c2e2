import type { Endpoint } from './endpoint';

type Named<R extends string, V> = { readonly [K in keyof V]: V[K] & { readonly name: `${R}.${K & string}` } };

/** Defines the endpoints of a resource by verb, each with its name in the registry. */
export function resource<const R extends string, const V extends Readonly<Record<string, Endpoint>>>(of: R, verbs: V): Named<R, V> {
  const named = Object.entries(verbs).map(([verb, endpoint]) => [verb, { ...endpoint, name: `${of}.${verb}` }]);
  // Each endpoint gets the name of its key, exactly as in the type.
  return Object.fromEntries(named) as Named<R, V>;
}
