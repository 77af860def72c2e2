import 'server-only';

interface Cookies {
  get(name: string): { readonly value: string } | undefined;
}

/** The token next-auth has given this browser, to stand in a form that may be sent before any script runs; empty before the first. */
export function csrfToken(cookies: Cookies): string {
  const kept = cookies.get('__Host-next-auth.csrf-token') ?? cookies.get('next-auth.csrf-token');
  return kept?.value.split('|')[0] ?? '';
}
