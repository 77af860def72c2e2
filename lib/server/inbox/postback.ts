import 'server-only';
import { z } from 'zod';
import type { Telling } from './telling';
import { hashOfBytes, hashOfParts, ourReference, parseTold, serviceId, toldText } from './told';

const chargeback = z.looseObject({ number: toldText, status: toldText, updatedAt: toldText });

/** The few fields of a card postback that tell one telling from another: an event, and the charge as it stood. */
const content = z.looseObject({
  event: toldText,
  data: z.looseObject({
    id: z.string(),
    updatedAt: toldText,
    creditCardPayment: z.looseObject({ status: toldText, reversedAmount: toldText, chargebacks: z.array(chargeback).nullish() }).nullish(),
  }),
});

const subject = z.looseObject({ data: z.looseObject({ id: serviceId, externalId: ourReference }) });

/** What a postback of the card interface tells (interface: Card interface): `event` and the charge as `data`; any other by its bytes. */
export function readPostback(body: Uint8Array): Telling {
  const json = parseTold(body);
  const about = subject.safeParse(json).data?.data;
  return { transactionId: about?.id ?? null, clientReference: about?.externalId ?? null, contentHash: hashOf(json, body) };
}

function hashOf(json: unknown, body: Uint8Array): Buffer {
  const told = content.safeParse(json).data;
  if (!told) return hashOfBytes(body);
  const { id, updatedAt, creditCardPayment: payment } = told.data;
  const contested = payment?.chargebacks?.map((one) => [one.number, one.status, one.updatedAt]) ?? [];
  return hashOfParts('card', [told.event, id, updatedAt, payment?.status ?? null, payment?.reversedAmount ?? null, contested]);
}
