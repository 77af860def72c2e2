const encoder = new TextEncoder();

/** HMAC with SHA-256 by the browser's own cryptography: nothing of it leaves the page. */
export async function hmac(secret: string, text: string): Promise<Uint8Array> {
  // An empty secret is no key for Web Crypto; a zero byte is the same key, because HMAC fills keys up with zeros.
  const bytes = encoder.encode(secret === '' ? '\0' : secret);
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
