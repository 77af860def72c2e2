import 'server-only';

/** `__Host-` binds the cookie to this host; browsers accept it over https only. */
export function sessionCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-balcao-session' : 'balcao-session';
}

/** The session token in a cookie header. */
export function sessionTokenIn(cookieHeader: string | null, appUrl: string): string | null {
  const start = `${sessionCookieName(appUrl)}=`;
  const found = (cookieHeader ?? '').split(/;\s*/).find((pair) => pair.startsWith(start));
  return found ? found.slice(start.length) : null;
}

/**
 * The options of the session cookie: not readable by scripts, gone when the browser closes. `Lax`, because links in mails lead into the
 * product; such a request can only read, since every write is checked by its origin.
 */
export function sessionCookieOptions(appUrl: string) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: appUrl.startsWith('https:') } as const;
}

/** The session cookie as a `Set-Cookie` header. */
export function sessionCookie(appUrl: string, token: string): string {
  const secure = sessionCookieOptions(appUrl).secure ? '; Secure' : '';
  return `${sessionCookieName(appUrl)}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** Removes the expiry that next-auth sets, so that the cookie ends with the browser; leaves it where it deletes the cookie. */
export function undateSessionCookie(headers: Headers, appUrl: string): void {
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) {
    const starts = cookie.startsWith(`${sessionCookieName(appUrl)}=`) && !cookie.startsWith(`${sessionCookieName(appUrl)}=;`);
    headers.append('set-cookie', starts ? cookie.replace(/;\s*(Expires|Max-Age)=[^;]*/gi, '') : cookie);
  }
}
