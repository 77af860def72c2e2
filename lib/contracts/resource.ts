import type { Endpoint, ParamKind, ParamNames } from './endpoint';

type Named<R extends string, V> = { readonly [K in keyof V]: V[K] & { readonly name: `${R}.${K & string}` } };

/** Requires the kind of every path parameter of an office endpoint, and of no other. */
type WithParams<V> = {
  readonly [K in keyof V]: V[K] extends { readonly service: 'office'; readonly path: infer Path extends string }
    ? Params<ParamNames<Path>>
    : unknown;
};

type Params<Name extends string> = [Name] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<Name, ParamKind>> };

/** Defines the endpoints of a resource by verb, each with its name in the registry. */
export function resource<const R extends string, const V extends Readonly<Record<string, Endpoint>>>(
  of: R,
  verbs: V & WithParams<V>,
): Named<R, V> {
  const named = Object.entries<Endpoint>(verbs).map(([verb, endpoint]) => [verb, { ...endpoint, name: `${of}.${verb}` }]);
  // Each endpoint gets the name of its key, exactly as in the type.
  return Object.fromEntries(named) as Named<R, V>;
}
