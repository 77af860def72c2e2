import type { NamedEndpoint } from './endpoint';
import type { EndpointName, InputOf } from './registry';

/**
 * The cache key of a query, the same on the server that prefetches it and in the browser: resource, verb, path parameters, query. Writes
 * invalidate by resource.
 */
export function cacheKey<N extends EndpointName>(endpoint: NamedEndpoint<N>, input: InputOf<N>) {
  const [resource, verb] = endpoint.name.split('.');
  const fields = Object.keys(endpoint.query ?? {});
  const given: Readonly<Record<string, unknown>> = input.query ?? {};
  const query = Object.fromEntries(fields.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])));
  return [resource, verb, input.params ?? {}, query] as const;
}
