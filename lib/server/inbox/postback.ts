import 'server-only';
import { z } from 'zod';
import { hashOfBytes, hashOfParts, lenientText, ourReference, parseLenient, serviceId } from './lenient-fields';
import type { CallbackEvent } from './parse-callback';

const chargeback = z.looseObject({ number: lenientText, status: lenientText, updatedAt: lenientText });

/** The few fields that distinguish one postback from another: its event and the charge's state. */
const content = z.looseObject({
  event: lenientText,
  data: z.looseObject({
    id: z.string(),
    updatedAt: lenientText,
    creditCardPayment: z
      .looseObject({ status: lenientText, reversedAmount: lenientText, chargebacks: z.array(chargeback).nullish() })
      .nullish(),
  }),
});

const subject = z.looseObject({ data: z.looseObject({ id: serviceId, externalId: ourReference }) });

/**
 * Parses a postback of the card interface (interface: Card interface): `event`, and the charge as `data`. Any other body is identified by a
 * hash of its bytes.
 */
export function parsePostback(body: Uint8Array): CallbackEvent {
  const json = parseLenient(body);
  const about = subject.safeParse(json).data?.data;
  return { transactionId: about?.id ?? null, clientReference: about?.externalId ?? null, news: null, contentHash: hashOf(json, body) };
}

function hashOf(json: unknown, body: Uint8Array): Buffer {
  const postback = content.safeParse(json).data;
  if (!postback) return hashOfBytes(body);
  const { id, updatedAt, creditCardPayment: payment } = postback.data;
  const contested = payment?.chargebacks?.map((one) => [one.number, one.status, one.updatedAt]) ?? [];
  return hashOfParts('card', [postback.event, id, updatedAt, payment?.status ?? null, payment?.reversedAmount ?? null, contested]);
}
