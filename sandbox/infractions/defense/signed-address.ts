import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new key for each run: signed URLs become invalid when the program ends. */
const key = randomBytes(32);

/** Signs a URL that needs no token until it expires. */
export function signedAddress(path: string, baseUrl: string, expiresAt: Date): string {
  const expires = String(expiresAt.getTime());
  const url = new URL(path, baseUrl);
  url.search = new URLSearchParams({ expires, signature: sign(path, expires) }).toString();
  return url.href;
}

/** Whether a URL has a valid signature and has not expired. */
export function isSigned(address: string, now: Date): boolean {
  const { pathname, searchParams } = new URL(address);
  const expires = searchParams.get('expires') ?? '';
  const given = Buffer.from(searchParams.get('signature') ?? '');
  const expected = Buffer.from(sign(pathname, expires));
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) > now.getTime();
}

function sign(path: string, expires: string): string {
  return createHmac('sha256', key).update(`${path} ${expires}`).digest('hex');
}
