import 'server-only';

/** A path of this very site out of whatever an address asks to come back to; the overview when it leads anywhere else. */
export function ownPath(wanted: string, appUrl: string): string {
  const target = URL.canParse(wanted, appUrl) ? new URL(wanted, appUrl) : null;
  if (target?.origin !== appUrl || target.pathname.startsWith('/sign-in') || target.pathname.startsWith('/api/')) return '/';
  return target.pathname + target.search;
}
