import { readHeaders, signedText } from './read-headers';

export const mistakes = [
  'secret-space',
  'reserialised',
  'newline-added',
  'newline-removed',
  'crlf',
  'byte-order-mark',
  'accents-escaped',
  'body-alone',
  'no-nonce',
  'wrong-order',
  'seconds',
  'milliseconds',
] as const;

/** Those that are in the body alone. */
export const bodyMistakes: ReadonlySet<string> = new Set([
  'reserialised',
  'newline-added',
  'newline-removed',
  'crlf',
  'byte-order-mark',
  'accents-escaped',
]);

export type Mistake = (typeof mistakes)[number];

export interface Pasted {
  readonly headers: string;
  readonly body: string;
  readonly secret: string;
}

interface Variant {
  readonly mistake: Mistake;
  readonly secret: string;
  readonly text: string;
}

/** What a receiver may have signed by mistake instead of the timestamp, the nonce where there is one, and the body, each under its name. */
export function variants({ headers, body, secret }: Pasted): Variant[] {
  const given = readHeaders(headers);
  const at = given.timestamp ?? '';
  const before = given.form === 'one' ? [at] : [at, given.nonce ?? ''];
  const text = (changed: string, timestamp = at) => signedText({ ...given, timestamp }, changed);
  const variant = (mistake: Mistake, text: string, by = secret): Variant => ({ mistake, text, secret: by });
  const other = (mistake: Mistake, changed: string | null) => (changed === null ? [] : [variant(mistake, text(changed))]);
  return [
    ...[secret.trim(), ` ${secret}`, `${secret} `, `${secret}\n`]
      .filter((by) => by !== secret)
      .map((by) => variant('secret-space', text(body), by)),
    ...reserialised(body).flatMap((changed) => other('reserialised', changed)),
    ...other('newline-removed', body.endsWith('\n') ? body.replace(/\r?\n$/, '') : null),
    ...other('newline-added', `${body}\n`),
    ...other('crlf', body.includes('\r\n') ? body.replaceAll('\r\n', '\n') : body.replaceAll('\n', '\r\n')),
    ...other('byte-order-mark', body.startsWith('\ufeff') ? body.slice(1) : `\ufeff${body}`),
    ...other('accents-escaped', escaped(body)),
    variant('body-alone', body),
    ...(given.form === 'three' ? [variant('no-nonce', [at, body].join('.'))] : []),
    ...otherOrders([...before, body]).map((parts) => variant('wrong-order', parts.join('.'))),
    variant('wrong-order', [...before, body].join('')),
    ...(at.length === 13 ? [variant('seconds', text(body, at.slice(0, 10)))] : []),
    ...(at.length === 10 ? [variant('milliseconds', text(body, `${at}000`))] : []),
  ];
}

/** The same parts in every order but their own. */
function otherOrders(parts: readonly string[]): string[][] {
  const orders = (left: readonly string[]): string[][] =>
    left.length < 2
      ? [[...left]]
      : left.flatMap((part, place) => orders(left.filter((_other, at) => at !== place)).map((rest) => [part, ...rest]));
  return orders(parts).slice(1);
}

/** The body as programs write it again: tight, with spaces as Python does, indented, keys in order. */
function reserialised(body: string): string[] {
  try {
    const value: unknown = JSON.parse(body);
    const spaced = JSON.stringify(value, null, 1)
      .replace(/\n\s*/g, ' ')
      .replace(/([[{]) /g, '$1')
      .replace(/ ([\]}])/g, '$1');
    const inner = typeof value === 'string' ? [value] : [];
    return [
      JSON.stringify(value),
      spaced,
      JSON.stringify(value, null, 2),
      JSON.stringify(value, null, 4),
      JSON.stringify(sorted(value)),
      ...inner,
    ];
  } catch {
    return [];
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => [name, sorted(item)]),
  );
}

function escaped(body: string): string | null {
  const text = body.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return text === body ? null : text;
}
