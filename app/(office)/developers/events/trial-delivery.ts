import type { HeaderForm } from '@/components/callback/receiver-snippet';
import { hmac, toHex } from '@/lib/client/browser/hmac';
import { newId } from '@/lib/client/browser/new-id';

type Headers = readonly (readonly [name: string, value: string])[];

/** A secret for trying, made in this page for this visit: it is no secret of any webhook, and says so. */
export function trialSecret(): string {
  return `whsec_teste_${newId().replaceAll('-', '')}`;
}

/** The headers of a delivery of this instant, signed as the service signs (interface: Signature), with a secret for trying. */
export async function trialHeaders(form: HeaderForm, body: string, secret: string, now: Date): Promise<Headers> {
  if (form === 'one') {
    const seconds = String(Math.floor(now.getTime() / 1000));
    return [['x-callback-signature', `t=${seconds}, v1=${toHex(await hmac(secret, `${seconds}.${body}`))}`]];
  }
  const timestamp = String(now.getTime());
  const nonce = newId().replaceAll('-', '');
  return [
    ['x-webhook-timestamp', timestamp],
    ['x-webhook-nonce', nonce],
    ['x-webhook-signature', toHex(await hmac(secret, `${timestamp}.${nonce}.${body}`))],
  ];
}

/** A command for a POSIX shell that posts exactly these bytes, and shows what was answered. */
export function curlCommand(url: string, headers: Headers, body: string): string {
  const all: Headers = [['content-type', 'application/json'], ...headers];
  return [
    'curl --include --max-time 5',
    ...all.map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    `--data-binary ${quoted(body)}`,
    quoted(url),
  ].join(' \\\n  ');
}

/** A text that the shell takes as it stands, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
