import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

const lifetimeDays = 180;

function nameOf(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-balcao-notices' : 'balcao-notices';
}

/** A cookie by which a browser with notices is known when somebody signs in: 128 random bits that open nothing. Stored as a hash. */
export function newDeviceCookie(appUrl: string): { readonly cookie: string; readonly hash: Buffer } {
  const token = randomBytes(16).toString('base64url');
  const secure = appUrl.startsWith('https:') ? '; Secure' : '';
  const flags = `Path=/; Max-Age=${lifetimeDays * 86_400}; HttpOnly; SameSite=Strict${secure}`;
  return { cookie: `${nameOf(appUrl)}=${token}; ${flags}`, hash: hashOf(token) };
}

/** The hash of the cookie that a browser presents; null where it has none. */
export function deviceHashIn(cookieHeader: string | null, appUrl: string): Buffer | null {
  const start = `${nameOf(appUrl)}=`;
  const found = (cookieHeader ?? '').split(/;\s*/).find((pair) => pair.startsWith(start));
  return found === undefined ? null : hashOf(found.slice(start.length));
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
