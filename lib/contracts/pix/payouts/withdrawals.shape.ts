import { z } from 'zod';
import { transactionRecord, transactionWire } from '@/lib/contracts/pix/payments/transactions.shape';
import { receiptRecord, receiptWire } from '@/lib/contracts/shape/binary.shape';
import {
  amountFrom,
  callbackTo,
  callbackUrl,
  clientReference,
  confirmedPayee,
  pixKeyFields,
  pixKeyRule,
  pixText,
  textFrom,
  virtualAccount,
} from '@/lib/contracts/shape/body-field.shape';
import { minimumReais } from '@/lib/contracts/shape/field-rules';
import * as textRules from '@/lib/contracts/shape/text-rules';

const detailFields = {
  description: pixText.optional(),
  clientReference: clientReference.optional(),
  virtualAccount: virtualAccount.optional(),
};

const reported = { callbackUrl: callbackUrl.optional() };

/** The additional fields our forms send; our server adds the callback URL. */
const confirmed = { ...confirmedPayee.shape, callbackTo: callbackTo.optional() };

/** A later day to pay on, of São Paulo; and the payment held back on its day that this one takes the place of. */
const planned = { payOn: z.iso.date().optional(), replaces: z.uuid().optional() };

const toKey = { amount: amountFrom(minimumReais['withdrawals.create']), ...pixKeyFields, ...detailFields };
const toQrCode = {
  qrCode: textFrom(textRules.qrCode),
  amount: amountFrom(minimumReais['withdrawals.createFromQrCode']).optional(),
  ...detailFields,
};

export const withdrawalShapes = {
  'withdrawals.create': {
    request: z.strictObject({ ...toKey, ...confirmed, ...planned }).refine(pixKeyRule.check, pixKeyRule.report),
    body: z.strictObject({ ...toKey, ...reported }).refine(pixKeyRule.check, pixKeyRule.report),
    wire: transactionWire,
    record: transactionRecord,
  },
  'withdrawals.createFromQrCode': {
    request: z.strictObject({ ...toQrCode, ...confirmed }),
    body: z.strictObject({ ...toQrCode, ...reported }),
    wire: transactionWire,
    record: transactionRecord,
  },
  'withdrawals.find': { wire: transactionWire, record: transactionRecord },
  'withdrawals.receipt': { wire: receiptWire, record: receiptRecord },
};
