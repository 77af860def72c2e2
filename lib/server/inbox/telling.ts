import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { idPattern } from '@/lib/contracts/address';

const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? null);

/** The few fields of a callback that tell one telling from another. All else is kept as bytes and believed from nobody. */
const content = z.looseObject({
  id: text,
  status: text,
  updatedAt: text,
  refundStatus: text,
  refundAmount: text,
  infraction: z.looseObject({ id: text, status: text, updatedAt: text }).nullish(),
});

/** What it is about, as far as it is something the service could have made or we could have given. */
const subject = z.looseObject({
  id: z.string().regex(idPattern).nullish().catch(null),
  clientReference: z
    .string()
    .min(1)
    .max(64)
    .refine((given) => !given.includes('\0'))
    .nullish()
    .catch(null),
});

export interface Telling {
  readonly transactionId: string | null;
  readonly clientReference: string | null;
  /** Equal for every delivery of the same content: a partial refund keeps the status, so id and status alone would lose it. */
  readonly contentHash: Buffer;
}

/** What a body tells. One whose content is not that of a transaction is known by its bytes. */
export function readTelling(body: Uint8Array): Telling {
  const json = parse(body);
  const about = subject.safeParse(json).data;
  return { transactionId: about?.id ?? null, clientReference: about?.clientReference ?? null, contentHash: hashOf(json, body) };
}

function hashOf(json: unknown, body: Uint8Array): Buffer {
  const told = content.safeParse(json).data;
  if (!told || told.id === null) return createHash('sha256').update('bytes').update(body).digest();
  const { id, status, updatedAt, refundStatus, refundAmount, infraction } = told;
  const infractionTold = [infraction?.id ?? null, infraction?.status ?? null, infraction?.updatedAt ?? null];
  const parts = [id, status, updatedAt, refundStatus, refundAmount, ...infractionTold];
  return createHash('sha256').update('content').update(JSON.stringify(parts)).digest();
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}
