import 'server-only';

/** Open-redirect guard: returns a same-origin path, else `/`. */
export function ownPath(requested: string, appUrl: string): string {
  const target = URL.canParse(requested, appUrl) ? new URL(requested, appUrl) : null;
  // `/.//evil.example` has our origin as a URL, but its path `//evil.example` alone is another host.
  const elsewhere = target?.origin !== appUrl || /^\/(\/|sign-in|api\/)/.test(target.pathname);
  return elsewhere ? '/' : target.pathname + target.search;
}
