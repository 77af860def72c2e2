import 'server-only';
import { z } from 'zod';
import type { CallbackNews } from '@/lib/server/notices/notice-checks';
import { hashOfBytes, hashOfParts, ourReference, parseLenient, serviceId, lenientText as text } from './lenient-fields';

/** The few fields that distinguish one callback event from another. The rest is stored as bytes and not trusted. */
const content = z.looseObject({
  id: text,
  status: text,
  updatedAt: text,
  refundStatus: text,
  refundAmount: text,
  // Some accounts receive a case with the older name of its date.
  infraction: z.looseObject({ id: text, status: text, updatedAt: text, lastModificationDate: text }).nullish(),
});

export interface CallbackEvent {
  /** The transaction or card charge it is about. */
  readonly transactionId: string | null;
  readonly clientReference: string | null;
  readonly news: CallbackNews | null;
  /** Equal for every delivery of the same content. A partial refund keeps the status, so id and status alone would lose it. */
  readonly contentHash: Buffer;
}

const subject = z.looseObject({ id: serviceId, clientReference: ourReference });

/** Parses a callback body. One that is no transaction is identified by a hash of its bytes. */
export function parseCallback(body: Uint8Array): CallbackEvent {
  const json = parseLenient(body);
  const about = subject.safeParse(json).data;
  return {
    transactionId: about?.id ?? null,
    clientReference: about?.clientReference ?? null,
    news: newsOf(json),
    contentHash: hashOf(json, body),
  };
}

const newsFields = z.looseObject({ type: text, status: text, refundStatus: text });

function newsOf(json: unknown): CallbackNews | null {
  const { type, status, refundStatus } = newsFields.safeParse(json).data ?? {};
  if (refundStatus === 'CANCELED') return 'refund-failed';
  if (type === 'WITHDRAW') return 'sent';
  return status === 'COMPLETED' ? 'paid' : null;
}

function hashOf(json: unknown, body: Uint8Array): Buffer {
  const transaction = content.safeParse(json).data;
  if (!transaction || transaction.id === null) return hashOfBytes(body);
  const { id, status, updatedAt, refundStatus, refundAmount, infraction } = transaction;
  const changedAt = infraction?.updatedAt ?? infraction?.lastModificationDate ?? null;
  const parts = [id, status, updatedAt, refundStatus, refundAmount, infraction?.id ?? null, infraction?.status ?? null, changedAt];
  return hashOfParts('content', parts);
}
