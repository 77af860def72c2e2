import type { Endpoint, NamedEndpoint, ParamsOf, QueryInput } from './endpoint';
import { resources } from './resources';

type Registry = typeof resources;

/** The first half of an endpoint's name and of a cache key, and what live events name. */
export type ResourceName = keyof Registry;

export type EndpointName = { [R in keyof Registry]: `${R & string}.${keyof Registry[R] & string}` }[keyof Registry];

export type EndpointOf<N extends EndpointName> = N extends `${infer R extends keyof Registry & string}.${infer V}`
  ? V extends keyof Registry[R]
    ? Extract<Registry[R][V], Endpoint>
    : never
  : never;

export type NamesOf<S extends Endpoint['service']> = { [N in EndpointName]: EndpointOf<N>['service'] extends S ? N : never }[EndpointName];

/** The input of a call: path parameters where the path has any, the query where there is one. */
export type InputOf<N extends EndpointName> = Params<ParamsOf<EndpointOf<N>>> & Query<QueryInput<EndpointOf<N>>>;

type Params<P> = keyof P extends never ? { readonly params?: undefined } : { readonly params: P };
type Query<Q> = keyof Q extends never
  ? { readonly query?: undefined }
  : Record<never, never> extends Q
    ? { readonly query?: Q }
    : { readonly query: Q };

const entries: ReadonlyMap<EndpointName, NamedEndpoint<EndpointName>> = new Map(
  Object.values(resources).flatMap((verbs) =>
    Object.values<NamedEndpoint<EndpointName>>(verbs).map((endpoint) => [endpoint.name, endpoint] as const),
  ),
);

/** Finds an endpoint by name. A page imports the endpoint from its own file instead, because this loads all of them. */
export function endpointNamed<N extends EndpointName>(name: N): NamedEndpoint<N> {
  const endpoint = entries.get(name);
  if (!endpoint) throw new RangeError(`no endpoint is called ${name}`);
  // It was found by this name.
  return endpoint as NamedEndpoint<N>;
}

export const endpointNames: readonly EndpointName[] = Array.from(entries.keys());
