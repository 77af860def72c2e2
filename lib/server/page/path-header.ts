import 'server-only';
/** The header in which the proxy passes the requested path to pages. Set on every request, so a client's value is overwritten. */
export const pathHeader = 'x-balcao-path';
