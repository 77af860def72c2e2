import 'server-only';

interface Cookies {
  get(name: string): { readonly value: string } | undefined;
}

/** next-auth's CSRF token for this browser, for a form that may be sent before any script runs; empty on the first visit. */
export function csrfToken(cookies: Cookies): string {
  const cookie = cookies.get('__Host-next-auth.csrf-token') ?? cookies.get('next-auth.csrf-token');
  return cookie?.value.split('|')[0] ?? '';
}
