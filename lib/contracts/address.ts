import type { Endpoint, Method, Service } from './endpoint';
import type { QueryField } from './query/query-field';

/** The only ids allowed in a path. An allow-list, because encoding alone lets `..` through. */
export const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** Fills a path template. Throws RangeError for an id outside the allow-list, before any request leaves. */
export function pathFor(endpoint: Pick<Endpoint, 'path'>, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = params[name];
    if (id === undefined || !idPattern.test(id)) throw new RangeError(`path parameter ${name} is not an id`);
    return id;
  });
}

/** Writes a query in the registry's order, so that the same query is always the same text. Absent values are left out. */
export function searchFor(endpoint: Pick<Endpoint, 'query'>, query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams();
  for (const [key, field] of Object.entries(endpoint.query ?? {})) {
    const text = encodeQueryValue(field, query[key]);
    if (text !== null) search.set(key, text);
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

function encodeQueryValue(field: QueryField, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (field.kind === 'several') return Array.isArray(value) && value.length > 0 ? value.join(',') : null;
  return String(value);
}

export type ApiRoot = 'payments' | 'office';

const rootOf: Record<Service, ApiRoot> = { pix: 'payments', card: 'payments', office: 'office' };

/** The URL of a call in the browser: our API root, then the service's own path. */
export function apiUrl(
  endpoint: Endpoint,
  input: { params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, unknown>> },
) {
  return `/api/${rootOf[endpoint.service]}${pathFor(endpoint, input.params)}${searchFor(endpoint, input.query)}`;
}

/** The same address with its path parameters left open. */
export function apiTemplate({ service, path }: Pick<Endpoint, 'service' | 'path'>): string {
  return `/api/${rootOf[service]}${path}`;
}

export type Located<N extends string> =
  | { readonly found: true; readonly name: N; readonly params: Readonly<Record<string, string>> }
  | { readonly found: false; readonly allowed: readonly Method[] };

/**
 * Finds the registry entry for a path below an API root; at most one entry matches. `allowed` lists the path's methods when only the method
 * is wrong. An id outside the allow-list matches nothing.
 */
export function locate<N extends string>(
  entries: readonly (readonly [N, Endpoint])[],
  root: ApiRoot,
  method: string,
  path: string,
): Located<N> {
  const allowed: Method[] = [];
  for (const [name, endpoint] of entries) {
    if (rootOf[endpoint.service] !== root) continue;
    const params = matchPath(endpoint.path, path);
    if (!params) continue;
    if (endpoint.method === method) return { found: true, name, params };
    allowed.push(endpoint.method);
  }
  return { found: false, allowed };
}

function matchPath(template: string, path: string): Record<string, string> | null {
  const pattern = template.split('/');
  const given = path.split('/');
  if (pattern.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of pattern.entries()) {
    const text = given[at] ?? '';
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name === undefined) {
      if (segment !== text) return null;
    } else if (idPattern.test(text)) params[name] = text;
    else return null;
  }
  return params;
}
