const year = 60 * 60 * 24 * 365;

/** A choice about how things are shown that the server needs for the first paint. */
export function setPreferenceCookie(name: 'sidebar' | 'theme' | 'locale' | 'zone', value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is still missing from Firefox ESR
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax`;
}
