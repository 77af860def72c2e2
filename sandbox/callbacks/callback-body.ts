import { z } from 'zod';
import type { Services } from '@/sandbox/services';
import { dressCallback } from '@/sandbox/variants/dress-callback';
import type { Variant } from '@/sandbox/variants/variants';

const keptBody = z.looseObject({ qrCodeUrl: z.string().nullable(), infraction: z.looseObject({}).nullish() });

/**
 * The JSON that is sent, from the transaction as it was kept: with the address of this service, and with an infraction
 * only where there is one (interface: Transaction, "Present in callbacks when an infraction is opened").
 */
export function callbackBody(kept: string, { baseUrl }: Pick<Services, 'baseUrl'>, variant: Variant): string {
  const { qrCodeUrl, infraction, ...transaction } = keptBody.parse(JSON.parse(kept));
  return JSON.stringify({
    ...dressCallback(transaction, variant),
    qrCodeUrl: qrCodeUrl?.startsWith('/') ? `${baseUrl}${qrCodeUrl}` : qrCodeUrl,
    ...(infraction ? { infraction } : {}),
  });
}
