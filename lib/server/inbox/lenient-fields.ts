import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { idPattern } from '@/lib/contracts/address';

/** Lenient fields: an invalid value becomes null, never an error, so no delivery is lost. */

export const lenientText = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? null);

/** An id in the service's format. */
export const serviceId = z.string().regex(idPattern).nullish().catch(null);

/** A client reference in our format. */
export const ourReference = z
  .string()
  .min(1)
  .max(64)
  .refine((given) => !given.includes('\0'))
  .nullish()
  .catch(null);

/** Parses JSON; null where it is none. */
export function parseLenient(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}

export function hashOfBytes(body: Uint8Array): Buffer {
  return createHash('sha256').update('bytes').update(body).digest();
}

export function hashOfParts(kind: string, parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(kind).update(JSON.stringify(parts)).digest();
}
