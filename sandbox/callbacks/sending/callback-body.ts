import { z } from 'zod';
import type { OutboxRow } from '@/sandbox/outbox/outbox-row';
import type { Services } from '@/sandbox/services';
import { withImage } from '@/sandbox/transaction-records/with-image';
import { addedFields } from '@/sandbox/variant-transforms/added-fields';
import { transformCallback } from '@/sandbox/variant-transforms/transform-callback';
import { inGlossaryWords } from '@/sandbox/variant-transforms/variant-transforms';
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
export async function callbackBody(
  { sql, baseUrl }: Pick<Services, 'sql' | 'baseUrl'>,
  { accountId, body: kept }: Pick<OutboxRow, 'accountId' | 'body'>,
  variant: Variant,
): Promise<string> {
  const { qrCodeUrl, infraction, ...transaction } = keptBody.parse(JSON.parse(kept));
  const add = await addedFields(sql, accountId, [transaction], variant);
  return JSON.stringify({
    ...transformCallback(add(withImage(transaction)), variant),
    qrCodeUrl: qrCodeUrl?.startsWith('/') ? `${baseUrl}${qrCodeUrl}` : qrCodeUrl,
    ...(infraction ? { infraction: variant.has('glossary-infractions') ? inGlossaryWords(infraction) : infraction } : {}),
  });
}
