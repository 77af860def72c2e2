import { z } from 'zod';
import { pngBytes, receiptRecord, receiptWire } from '@/lib/contracts/shape/binary.shape';
import {
  amountFrom,
  callbackTo,
  callbackUrl,
  clientReference,
  documentNumber,
  email,
  numberFrom,
  personName,
  virtualAccount,
} from '@/lib/contracts/shape/body-field.shape';
import { minimumReais, numberRules } from '@/lib/contracts/shape/field-rules';
import { transactionRecord, transactionWire } from './transactions.shape';

/** interface: POST /pix. */
const chargeBody = z.strictObject({
  amount: amountFrom(minimumReais['charges.create']),
  callbackUrl: callbackUrl.optional(),
  generatedName: personName.optional(),
  generatedEmail: email.optional(),
  generatedDocument: documentNumber.optional(),
  /** Seconds. */
  expiresIn: numberFrom(numberRules.expiresIn).default(600),
  clientReference: clientReference.optional(),
  virtualAccount: virtualAccount.optional(),
});

/** The callback URL is added by our server. */
const chargeRequest = chargeBody.omit({ callbackUrl: true }).extend({ callbackTo: callbackTo.optional() });

export const chargeShapes = {
  'charges.create': { request: chargeRequest, body: chargeBody, wire: transactionWire, record: transactionRecord },
  'charges.createLegacy': { body: chargeBody, wire: transactionWire, record: transactionRecord },
  'charges.find': { wire: transactionWire, record: transactionRecord },
  'charges.qrCode': { wire: pngBytes, record: pngBytes },
  'charges.receipt': { wire: receiptWire, record: receiptRecord },
};
