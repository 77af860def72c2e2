import 'server-only';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const openers: Readonly<Record<string, (body: Uint8Array, limits: { maxOutputLength: number }) => Buffer>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** The bytes of a body behind its `Content-Encoding`; null where they cannot be had, or are more than `maxBytes`. */
export function openBody(body: Buffer, encoding: string | null, maxBytes: number): Buffer | null {
  const name = encoding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity') return body;
  try {
    return openers[name]?.(body, { maxOutputLength: maxBytes }) ?? null;
  } catch {
    return null;
  }
}
