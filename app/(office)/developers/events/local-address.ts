/** An address a command can post to. `isLocal` where only this machine can be meant. */
export interface TypedAddress {
  readonly url: string;
  readonly isLocal: boolean;
}

/** The address somebody typed, with http where it has no scheme; null where it is none. */
export function localAddress(typed: string): TypedAddress | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  return { url: url.href, isLocal: isLoopback(url.hostname) };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127(?:\.\d{1,3}){3}$/.test(host) || host === '[::1]';
}
