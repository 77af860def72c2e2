import { z } from 'zod';
import { receiptRecord, receiptWire } from '@/lib/contracts/binary.shape';
import {
  amountFrom,
  callbackUrl,
  clientReference,
  confirmedPayee,
  pixKeyFields,
  pixKeyRule,
  pixText,
  virtualAccount,
} from '@/lib/contracts/body-field.shape';
import { transactionRecord, transactionWire } from './transactions.shape';

const besides = {
  description: pixText.optional(),
  clientReference: clientReference.optional(),
  virtualAccount: virtualAccount.optional(),
};

const reported = { callbackUrl: callbackUrl.optional() };

const confirmed = confirmedPayee.shape;

const toKey = { amount: amountFrom(0.01), ...pixKeyFields, ...besides };
const toQrCode = { qrCode: z.string().min(1).max(1024), amount: amountFrom(0.1).optional(), ...besides };

export const withdrawalShapes = {
  'withdrawals.create': {
    ask: z.strictObject({ ...toKey, ...confirmed }).refine(pixKeyRule.check, pixKeyRule.report),
    body: z.strictObject({ ...toKey, ...reported }).refine(pixKeyRule.check, pixKeyRule.report),
    wire: transactionWire,
    record: transactionRecord,
  },
  'withdrawals.createFromQrCode': {
    ask: z.strictObject({ ...toQrCode, ...confirmed }),
    body: z.strictObject({ ...toQrCode, ...reported }),
    wire: transactionWire,
    record: transactionRecord,
  },
  'withdrawals.find': { wire: transactionWire, record: transactionRecord },
  'withdrawals.receipt': { wire: receiptWire, record: receiptRecord },
};
