import { z } from 'zod';
import { lenient, nullableText, optionalInstant, optionalReais, optionalText, word } from '@/lib/contracts/shape/field.shape';
import { foreignText, optionalFlag, optionalNumber } from '@/lib/contracts/shape/read-field.shape';

const qrCodeWire = z.object({
  qrCodeType: z.enum(['STATIC', 'DYNAMIC']),
  name: z.string(),
  document: z.string(),
  amount: z.number().nullable(),
  originalAmount: z.number().nullable(),
  txid: nullableText,
  additionalInfo: nullableText,
  expiresIn: z.number().nullable(),
  createdAt: nullableText,
});

/** This one instant comes without a zone; all others of the service are UTC, so it is parsed as UTC. */
const instantInUtc = lenient((value) => (typeof value === 'string' && /T[\d:.]+$/.test(value) ? `${value}Z` : value)).pipe(optionalInstant);

/** `amount` is what is to be paid and may differ from `originalAmount` by interest or discount. */
export const qrCodeRecord = z.object({
  qrCodeType: word,
  name: optionalText,
  document: optionalText,
  amount: optionalReais,
  originalAmount: optionalReais,
  /** False where the service does not say. */
  amountEditable: optionalFlag.transform((editable) => editable === true),
  txid: optionalText,
  additionalInfo: foreignText,
  /** Seconds from `createdAt`; 0 for a static code, which does not expire. */
  expiresIn: optionalNumber,
  dueDate: optionalInstant,
  createdAt: instantInUtc,
});

export const qrCodeShapes = {
  'qrCodes.read': { body: z.strictObject({ emv: z.string().min(1).max(1024) }), wire: qrCodeWire, record: qrCodeRecord },
};
