import { z } from 'zod';
import { transactionRecord, transactionWire } from '@/lib/contracts/pix/payments/transactions.shape';
import {
  amountFrom,
  callbackTo,
  callbackUrl,
  clientReference,
  confirmedPayee,
  serviceAccount,
  textFrom,
  virtualAccount,
} from '@/lib/contracts/shape/body-field.shape';
import { minimumReais } from '@/lib/contracts/shape/field-rules';
import * as textRules from '@/lib/contracts/shape/text-rules';

/** Account numbers are text: they have leading zeros. */
const transferBody = z.strictObject({
  payerAccountNumber: serviceAccount,
  receiverAccountNumber: serviceAccount,
  amount: amountFrom(minimumReais['transfers.create']),
  description: textFrom(textRules.transferText).optional(),
  callbackUrl: callbackUrl.optional(),
  clientReference: clientReference.optional(),
  virtualAccount: virtualAccount.optional(),
});

/** The callback URL is added by our server. */
const transferRequest = transferBody.omit({ callbackUrl: true }).extend({
  callbackTo: callbackTo.optional(),
  confirmation: confirmedPayee.shape.confirmation,
});

export const transferShapes = {
  'transfers.create': { request: transferRequest, body: transferBody, wire: transactionWire, record: transactionRecord },
  'transfers.list': {
    /** `cut` when the walk stopped at its page limit: older transfers of the period are then missing. */
    record: z.object({ items: z.array(transactionRecord), truncated: z.boolean(), count: z.number() }),
  },
  'transfers.find': { wire: transactionWire, record: transactionRecord },
};
