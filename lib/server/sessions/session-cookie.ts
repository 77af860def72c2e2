import 'server-only';

/** `__Host-` ties the cookie to this very host; browsers accept it over https only. */
export function sessionCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-balcao-session' : 'balcao-session';
}

/** The session's token in the cookies of a request. */
export function sessionTokenIn(cookieHeader: string | null, appUrl: string): string | null {
  const start = `${sessionCookieName(appUrl)}=`;
  const found = (cookieHeader ?? '').split(/;\s*/).find((pair) => pair.startsWith(start));
  return found ? found.slice(start.length) : null;
}

/**
 * How the session's cookie stands in a browser: no script reads it, and it goes when the browser does. `Lax`, because links in mail
 * lead into the product; what such a link can do is look, every write being held by its origin.
 */
export function sessionCookieOptions(appUrl: string) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: appUrl.startsWith('https:') } as const;
}

/** The same as the header of an answer. */
export function sessionCookie(appUrl: string, token: string): string {
  const secure = sessionCookieOptions(appUrl).secure ? '; Secure' : '';
  return `${sessionCookieName(appUrl)}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** next-auth dates the cookie, so that it would outlive the browser's being closed: here the date is taken off, unless it takes the cookie away. */
export function undateSessionCookie(headers: Headers, appUrl: string): void {
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) {
    const starts = cookie.startsWith(`${sessionCookieName(appUrl)}=`) && !cookie.startsWith(`${sessionCookieName(appUrl)}=;`);
    headers.append('set-cookie', starts ? cookie.replace(/;\s*(Expires|Max-Age)=[^;]*/gi, '') : cookie);
  }
}
