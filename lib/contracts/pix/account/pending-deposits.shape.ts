import { z } from 'zod';
import { instant, nullableText, optionalInstant, optionalText, reais, word } from '@/lib/contracts/shape/field.shape';
import { pageRecord, pageWire } from '@/lib/contracts/shape/page.shape';
import { pendingDepositStatuses } from './pending-deposits';

const pendingDepositWire = z.object({
  id: z.string(),
  status: z.enum(pendingDepositStatuses),
  amount: z.number(),
  payerName: nullableText,
  payerDocument: z.string(),
  payerAccountNumber: nullableText,
  payerInstitutionIspb: nullableText,
  payerInstitutionName: nullableText,
  receiverName: nullableText,
  receiverDocument: nullableText,
  receiverAccountNumber: nullableText,
  receiverInstitutionIspb: nullableText,
  receiverInstitutionName: nullableText,
  endToEndId: z.string(),
  pixKey: nullableText,
  description: nullableText,
  paidAt: nullableText,
  approvedAt: nullableText,
  rejectedAt: nullableText,
  rejectionReason: nullableText,
  transactionId: nullableText,
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** `transactionId` is present once the deposit has become a transaction. */
const pendingDepositRecord = z.object({
  id: z.string().min(1),
  status: word,
  amount: reais,
  payerName: optionalText,
  payerDocument: optionalText,
  payerAccountNumber: optionalText,
  payerInstitutionIspb: optionalText,
  payerInstitutionName: optionalText,
  receiverName: optionalText,
  receiverDocument: optionalText,
  receiverAccountNumber: optionalText,
  receiverInstitutionIspb: optionalText,
  receiverInstitutionName: optionalText,
  endToEndId: optionalText,
  pixKey: optionalText,
  description: optionalText,
  paidAt: optionalInstant,
  approvedAt: optionalInstant,
  rejectedAt: optionalInstant,
  rejectionReason: optionalText,
  transactionId: optionalText,
  createdAt: instant,
  updatedAt: optionalInstant,
});

export const pendingDepositShapes = {
  'pendingDeposits.list': { wire: pageWire(pendingDepositWire), record: pageRecord(pendingDepositRecord) },
  'pendingDeposits.read': { wire: pendingDepositWire, record: pendingDepositRecord },
};
