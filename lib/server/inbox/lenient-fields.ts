import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { idPattern } from '@/lib/contracts/address';

/** What every delivery is read with: nothing of it is believed, and whatever it holds, it is kept. */

export const lenientText = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? null);

/** An id the service could have made. */
export const serviceId = z.string().regex(idPattern).nullish().catch(null);

/** A reference we could have given. */
export const ourReference = z
  .string()
  .min(1)
  .max(64)
  .refine((given) => !given.includes('\0'))
  .nullish()
  .catch(null);

/** Null where it is no JSON. */
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
