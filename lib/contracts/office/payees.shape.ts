import { z } from 'zod';
import { qrCodeRecord } from '@/lib/contracts/pix/payments/qr-codes.shape';
import { amountFrom, pixKeyFields, pixKeyRule, serviceAccount, textFrom } from '@/lib/contracts/shape/body-field.shape';
import { holderRecord } from '@/lib/contracts/shape/holder.shape';
import * as textRules from '@/lib/contracts/shape/text-rules';
import { payingKinds } from './operations';

/** Our last payment to the same key or account; null for the first one. */
const last = z.object({ holder: holderRecord, at: z.string() }).nullable();

/** Exchanged for a confirmation; valid for a quarter of an hour and for one operation. */
const lookup = z.string();

const payee = {
  holder: holderRecord,
  last,
  /** The key belongs to someone else than the last time. */
  changed: z.boolean(),
  lookup,
};

export const payeeShapes = {
  'payees.byKey': {
    body: z.strictObject(pixKeyFields).refine(pixKeyRule.check, pixKeyRule.report),
    record: z.object(payee),
  },
  'payees.byQrCode': {
    body: z.strictObject({ qrCode: textFrom(textRules.qrCode) }),
    record: z.object({ ...payee, code: qrCodeRecord.omit({ name: true, document: true }) }),
  },
  'payees.byAccount': {
    body: z.strictObject({ accountNumber: serviceAccount }),
    record: z.object({ last, lookup }),
  },
  'payees.confirm': {
    body: z.strictObject({
      lookup: z.string().min(1).max(4_000),
      operation: z.enum(payingKinds),
      /** Left out where the code has the amount, and for a rule, which pays the balance. */
      amount: amountFrom(0.01).optional(),
    }),
    record: z.object({ confirmation: z.string() }),
  },
};

export type Payee = z.output<(typeof payeeShapes)['payees.byKey']['record']>;
