import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

interface Cookies {
  get(name: string): { readonly value: string } | undefined;
}

const hostName = '__Host-next-auth.csrf-token';
const plainName = 'next-auth.csrf-token';

/** next-auth's CSRF token for this browser, for a form that may be sent before any script runs; empty on the first visit. */
export function csrfToken(cookies: Cookies): string {
  const cookie = cookies.get(hostName) ?? cookies.get(plainName);
  return cookie?.value.split('|')[0] ?? '';
}

/**
 * A CSRF token and its cookie, as next-auth makes them, for a form of ours that was sent on the first visit before any script could request
 * one. The origin check has shown that the form is ours.
 */
export function createCsrfToken({ appUrl, authSecret }: { readonly appUrl: string; readonly authSecret: string }) {
  const token = randomBytes(32).toString('hex');
  const hash = createHash('sha256').update(`${token}${authSecret}`).digest('hex');
  const secure = appUrl.startsWith('https:');
  const cookie = {
    name: secure ? hostName : plainName,
    value: `${token}|${hash}`,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
  } as const;
  return { token, cookie };
}
