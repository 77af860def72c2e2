const year = 60 * 60 * 24 * 365;

/** The channel on which tabs announce that preferences have changed, so that other tabs render their pages again. */
export const preferencesChannel = 'preferences';

/** A choice about how things are shown that the server needs for the first paint. */
export function setPreferenceCookie(name: 'sidebar' | 'theme' | 'locale' | 'zone' | 'page-sizes' | 'list-shape', value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is still missing from Firefox ESR
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax`;
  if (name !== 'locale' && name !== 'zone') return;
  const channel = new BroadcastChannel(preferencesChannel);
  channel.postMessage(name);
  channel.close();
}
