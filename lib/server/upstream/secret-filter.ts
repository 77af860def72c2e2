import 'server-only';

/** Shorter secrets cannot be told from ordinary words. */
const minSecretLength = 8;
const replacement = '***';

/** Removes our own credentials from what a service sends back. */
export interface SecretFilter {
  holds(text: string): boolean;
  takeOut(text: string): string;
}

/**
 * Finds secrets as they are, after `Basic` or `Bearer`, URL-encoded, JSON-escaped, in hex, and in base64 at any position in a longer text.
 * One expression finds all forms in one pass, because answers are long.
 */
export function secretFilter(secrets: readonly string[]): SecretFilter {
  const forms = secrets.filter((secret) => secret.length >= minSecretLength).flatMap(formsOf);
  if (forms.length === 0) return { holds: () => false, takeOut: (text) => text };
  const pattern = forms.join('|');
  const first = new RegExp(pattern, 'i');
  const all = new RegExp(pattern, 'gi');
  return { holds: (text) => first.test(text), takeOut: (text) => (first.test(text) ? text.replaceAll(all, replacement) : text) };
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [plainForm(bytes), bytes.toString('hex'), ...[0, 1, 2].map((offset) => base64Form(bytes, offset))];
}

/** Matches each byte as it is, as `%2d` or as `\u002d`. */
function plainForm(bytes: Buffer): string {
  return Array.from(bytes, (byte) => {
    const hex = byte.toString(16).padStart(2, '0');
    const plain = hex === '2f' ? String.raw`\\?\/` : String.raw`\x${hex}`;
    return String.raw`(?:${plain}|%${hex}|\\u00${hex})`;
  }).join('');
}

/** The base64 characters that depend on the secret alone at the given byte offset, in either alphabet, `/` escaped or not. */
function base64Form(bytes: Buffer, offset: number): string {
  const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
  const own = text.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
  return own.replaceAll('/', String.raw`(?:\\?\/|_)`).replaceAll('+', '[+-]');
}
