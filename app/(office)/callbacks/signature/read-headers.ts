import type { HeaderForm } from '@/components/callback/receiver-snippet';

export interface GivenHeaders {
  readonly form: HeaderForm;
  readonly timestamp: string | null;
  readonly nonce: string | null;
  readonly signature: string | null;
  /** What is not there, as it would be written. */
  readonly missing: string | null;
}

/** The signature headers from pasted lines, `name: value` each; the case of names does not matter. */
export function readHeaders(pasted: string): GivenHeaders {
  const found = new Map<string, string>();
  for (const line of pasted.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*"?([\w-]+)"?\s*[:=]\s*(.*)$/.exec(line) ?? [];
    found.set(name.toLowerCase(), value.trim().replace(/^"|",?$/g, ''));
  }
  const one = found.get('x-callback-signature');
  const three = ['timestamp', 'nonce', 'signature'].map((part) => found.get(`x-webhook-${part}`) || null);
  if (one !== undefined && three.every((value) => value === null)) return readOne(one);
  const [timestamp = null, nonce = null, signature = null] = three;
  const absent = ['timestamp', 'nonce', 'signature'].find((_part, place) => three[place] === null);
  return { form: 'three', timestamp, nonce, signature, missing: absent ? `x-webhook-${absent}` : null };
}

function readOne(value: string): GivenHeaders {
  const part = (name: string) => new RegExp(`(?:^|[,\\s])${name}=([^,\\s]+)`).exec(value)?.[1] ?? null;
  const [timestamp, signature] = [part('t'), part('v1')];
  const absent = timestamp === null ? 't' : signature === null ? 'v1' : null;
  return { form: 'one', timestamp, nonce: null, signature, missing: absent && `x-callback-signature (${absent}=…)` };
}

/** The signed text: the parts joined by dots, with the body as received. */
export function signedText({ form, timestamp, nonce }: GivenHeaders, body: string): string {
  return (form === 'one' ? [timestamp, body] : [timestamp, nonce, body]).join('.');
}
