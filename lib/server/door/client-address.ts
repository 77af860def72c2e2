import 'server-only';

/**
 * The address a request came from: the last entry of `X-Forwarded-For`, which the nearest proxy (or Next itself,
 * when nothing stands before it) wrote. Entries further left are whatever the sender claims.
 */
export function clientAddress(headers: Headers): string | null {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return last && /^[0-9a-fA-F.:]{2,45}$/.test(last) ? last : null;
}
