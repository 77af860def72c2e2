import { z } from 'zod';
import { pixKeyFields, pixKeyRule } from './body-field.shape';
import { holderRecord } from './holder.shape';
import { qrCodeRecord } from './qr-codes.shape';

const payee = {
  holder: holderRecord,
  /** The last payment of ours to the same key; null for the first one. */
  last: z.object({ holder: holderRecord, at: z.string() }).nullable(),
  /** The key belongs to someone else than the last time. */
  changed: z.boolean(),
  /** Sent along with the payment; good for a quarter of an hour. */
  confirmation: z.string(),
};

export const payeeShapes = {
  'payees.byKey': {
    body: z.strictObject(pixKeyFields).refine(pixKeyRule.check, pixKeyRule.report),
    record: z.object(payee),
  },
  'payees.byQrCode': {
    body: z.strictObject({ qrCode: z.string().min(1).max(1024) }),
    record: z.object({ ...payee, code: qrCodeRecord.omit({ name: true, document: true }) }),
  },
};

export type Payee = z.output<(typeof payeeShapes)['payees.byKey']['record']>;
