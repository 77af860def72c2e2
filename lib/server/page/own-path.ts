import 'server-only';

/** A path of this very site out of whatever an address asks to come back to; the overview when it leads anywhere else. */
export function ownPath(wanted: string, appUrl: string): string {
  const target = URL.canParse(wanted, appUrl) ? new URL(wanted, appUrl) : null;
  // `/.//evil.example` is ours to the URL parser and another host once only its path `//evil.example` is left.
  const elsewhere = target?.origin !== appUrl || /^\/(\/|sign-in|api\/)/.test(target.pathname);
  return elsewhere ? '/' : target.pathname + target.search;
}
