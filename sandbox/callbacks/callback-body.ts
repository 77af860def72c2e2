import { z } from 'zod';
import type { Services } from '@/sandbox/services';
import { withImage } from '@/sandbox/transactions/with-image';
import { dressCallback } from '@/sandbox/variants/dress-callback';
import type { Variant } from '@/sandbox/variants/variants';

const nullableText = z.string().nullable();
const keptBody = z.looseObject({
  qrCodeText: nullableText,
  qrCodeBase64: nullableText,
  qrCodeUrl: nullableText,
  infraction: z.looseObject({}).nullish(),
});

/**
 * The JSON that is sent, from the transaction as it was kept: with the image and the address of its code, and with an infraction
 * only where there is one (interface: Transaction, "Present in callbacks when an infraction is opened").
 */
export function callbackBody(kept: string, { baseUrl }: Pick<Services, 'baseUrl'>, variant: Variant): string {
  const { qrCodeUrl, infraction, ...transaction } = keptBody.parse(JSON.parse(kept));
  return JSON.stringify({
    ...dressCallback(withImage(transaction), variant),
    qrCodeUrl: qrCodeUrl?.startsWith('/') ? `${baseUrl}${qrCodeUrl}` : qrCodeUrl,
    ...(infraction ? { infraction } : {}),
  });
}
