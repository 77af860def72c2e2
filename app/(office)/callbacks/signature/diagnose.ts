import type { HeaderForm } from '@/components/callback/receiver-snippet';
import { hmac, toBase64, toHex } from '@/lib/client/browser/hmac';
import { readHeaders, signedText } from './read-headers';
import { bodyMistakes, type Mistake, type Pasted, variants } from './variants';

export type Diagnosis =
  | { readonly verdict: 'genuine' | 'stale' | 'wrong' | 'unknown'; readonly expected: string; readonly skewMs: number | null }
  | { readonly verdict: 'missing-header'; readonly header: string; readonly expected: null }
  | { readonly verdict: 'form'; readonly form: 'upper-case' | 'base64' | 'prefix'; readonly expected: string }
  | { readonly verdict: 'mistake'; readonly mistake: Mistake; readonly headers: HeaderForm; readonly expected: string };

const windowMs = 5 * 60_000;

/**
 * Whether a signature is valid (interface: Signature, or its newer versions), and if not, which of the usual mistakes explains it. Pure:
 * the pasted secret is only computed with. `logged`: the body is from the service's log, serialized again and with hidden parts, so a
 * mismatch proves nothing.
 */
export async function diagnose(pasted: Pasted, now: Date, logged = false): Promise<Diagnosis> {
  const given = readHeaders(pasted.headers);
  const { form: headers, timestamp, signature, missing } = given;
  if (missing !== null || timestamp === null || signature === null)
    return { verdict: 'missing-header', header: missing ?? '', expected: null };
  const digest = await hmac(pasted.secret, signedText(given, pasted.body));
  const expected = toHex(digest);
  const skewMs = skewOf(timestamp, now);
  const right = skewMs === null || Math.abs(skewMs) > windowMs ? 'stale' : 'genuine';
  if (signature === expected) return { verdict: right, expected, skewMs };
  if (signature.toLowerCase() === expected) return { verdict: 'form', form: 'upper-case', expected };
  if (sameBase64(signature, toBase64(digest))) return { verdict: 'form', form: 'base64', expected };
  if (signature.toLowerCase().endsWith(`=${expected}`)) return { verdict: 'form', form: 'prefix', expected };
  for (const { mistake, secret, text } of variants(pasted)) {
    const other = await hmac(secret, text);
    if (signature.toLowerCase() !== toHex(other) && !sameBase64(signature, toBase64(other))) continue;
    // A logged body was written anew by the log, not by whoever checks.
    if (logged && bodyMistakes.has(mistake)) return { verdict: right, expected: toHex(other), skewMs };
    return { verdict: 'mistake', mistake, headers, expected };
  }
  return { verdict: logged ? 'unknown' : 'wrong', expected, skewMs };
}

/** Base64 with its own signs or those for addresses, filled up or not. */
function sameBase64(given: string, expected: string): boolean {
  const plain = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  return plain(given) === plain(expected);
}

/** Milliseconds by which a timestamp, in milliseconds or seconds, lies behind; null for any other text. */
function skewOf(timestamp: string, now: Date): number | null {
  if (!/^\d{10}(\d{3})?$/.test(timestamp)) return null;
  return now.getTime() - Number(timestamp) * (timestamp.length === 10 ? 1000 : 1);
}
