import 'server-only';
import { createHash } from 'node:crypto';

/** SHA-256 over what is asked, its keys in order, so that the same act has the same fingerprint however it was written. */
export function fingerprintOf(kind: string, params: unknown, body: unknown): Buffer {
  return createHash('sha256')
    .update(canonical([kind, params, body]))
    .digest();
}

/** A value as text, its keys in order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
    .join(',')}}`;
}
