import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';

const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? null);

/** The few fields of a callback that tell one telling from another. All else is kept as bytes and believed from nobody. */
const telling = z.looseObject({
  id: text,
  status: text,
  updatedAt: text,
  clientReference: text,
  refundStatus: text,
  refundAmount: text,
  infraction: z.looseObject({ id: text, status: text, updatedAt: text }).nullish(),
});

export interface Telling {
  readonly transactionId: string | null;
  readonly clientReference: string | null;
  /** Equal for every delivery of the same content: a partial refund keeps the status, so id and status alone would lose it. */
  readonly contentHash: Buffer;
}

/** What a body tells. One that is no object of ours is known by its bytes. */
export function readTelling(body: Uint8Array): Telling {
  const parsed = telling.safeParse(parse(body));
  if (!parsed.success || parsed.data.id === null) {
    return { transactionId: null, clientReference: null, contentHash: createHash('sha256').update('bytes').update(body).digest() };
  }
  const { id, status, updatedAt, refundStatus, refundAmount, infraction, clientReference } = parsed.data;
  const content = [
    id,
    status,
    updatedAt,
    refundStatus,
    refundAmount,
    infraction?.id ?? null,
    infraction?.status ?? null,
    infraction?.updatedAt ?? null,
  ];
  return {
    transactionId: id,
    clientReference,
    contentHash: createHash('sha256').update('content').update(JSON.stringify(content)).digest(),
  };
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}
