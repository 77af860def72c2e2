import { z } from 'zod';
import type { OutboxRow } from '@/sandbox/outbox/outbox-row';
import type { Services } from '@/sandbox/services';
import { withImage } from '@/sandbox/transaction-records/with-image';
import { addedFields } from '@/sandbox/variant-transforms/added-fields';
import { transformCallback } from '@/sandbox/variant-transforms/transform-callback';
import { withGlossaryNames } from '@/sandbox/variant-transforms/variant-transforms';
import type { Variant } from '@/sandbox/variants/variants';

const nullableText = z.string().nullable();
const storedBody = z.looseObject({
  qrCodeText: nullableText,
  qrCodeBase64: nullableText,
  qrCodeUrl: nullableText,
  infraction: z.looseObject({}).nullish(),
});

/**
 * The JSON body of a callback, made from the stored transaction: adds the QR code image and its URL, and contains `infraction` only where
 * there is one (interface: Transaction, "Present in callbacks when an infraction is opened").
 */
export async function callbackBody(
  { sql, baseUrl }: Pick<Services, 'sql' | 'baseUrl'>,
  { accountId, body }: Pick<OutboxRow, 'accountId' | 'body'>,
  variant: Variant,
): Promise<string> {
  const { qrCodeUrl, infraction, ...transaction } = storedBody.parse(JSON.parse(body));
  const add = await addedFields(sql, accountId, [transaction], variant);
  return JSON.stringify({
    ...transformCallback(add(withImage(transaction)), variant),
    qrCodeUrl: qrCodeUrl?.startsWith('/') ? `${baseUrl}${qrCodeUrl}` : qrCodeUrl,
    ...(infraction ? { infraction: variant.has('glossary-infractions') ? withGlossaryNames(infraction) : infraction } : {}),
  });
}
