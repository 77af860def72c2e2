import type { Route } from 'next';

/**
 * A path of ours as a typed route. Holds because it is only given addresses that pages and lists build from their own path;
 * the router's types can follow literals, not an address made of filters or of an id.
 */
export const pageRoute = (path: string): Route => path as Route;
