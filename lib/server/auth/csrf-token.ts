import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { AuthSecrets } from '@/lib/server/environment/auth-secrets';

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
  return { token, cookie: cookieOf(token, authSecret, appUrl) };
}

/** The cookie of a token that an older secret signed, signed again; null for any other: a form that was open meanwhile can still be sent. */
export function renewedCsrfCookie(cookies: Cookies, { appUrl, authSecret, authSecretsOld }: AuthSecrets & { readonly appUrl: string }) {
  const [token = '', hash = ''] = (cookies.get(hostName) ?? cookies.get(plainName))?.value.split('|') ?? [];
  const isOlder = /^[0-9a-f]{64}$/.test(token) && authSecretsOld.some((secret) => hashOf(token, secret) === hash);
  return isOlder ? cookieOf(token, authSecret, appUrl) : null;
}

function cookieOf(token: string, secret: string, appUrl: string) {
  const secure = appUrl.startsWith('https:');
  return {
    name: secure ? hostName : plainName,
    value: `${token}|${hashOf(token, secret)}`,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
  } as const;
}

function hashOf(token: string, secret: string): string {
  return createHash('sha256').update(`${token}${secret}`).digest('hex');
}
