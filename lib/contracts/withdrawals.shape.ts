import { z } from 'zod';
import { receiptRecord, receiptWire } from './binary.shape';
import { amountFrom, callbackUrl, clientReference, pixKeyFields, pixKeyRule, pixText, virtualAccount } from './body-field.shape';
import { transactionRecord, transactionWire } from './transactions.shape';

const besides = {
  callbackUrl: callbackUrl.optional(),
  description: pixText.optional(),
  clientReference: clientReference.optional(),
  virtualAccount: virtualAccount.optional(),
};

export const withdrawalShapes = {
  'withdrawals.create': {
    body: z.strictObject({ amount: amountFrom(0.01), ...pixKeyFields, ...besides }).refine(pixKeyRule.check, pixKeyRule.report),
    wire: transactionWire,
    record: transactionRecord,
  },
  'withdrawals.createFromQrCode': {
    body: z.strictObject({ qrCode: z.string().min(1).max(1024), amount: amountFrom(0.1).optional(), ...besides }),
    wire: transactionWire,
    record: transactionRecord,
  },
  'withdrawals.find': { wire: transactionWire, record: transactionRecord },
  'withdrawals.receipt': { wire: receiptWire, record: receiptRecord },
};
