import 'server-only';

/** `__Host-` ties the cookie to this very host; browsers accept it over https only. */
export function sessionCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-balcao-session' : 'balcao-session';
}
