import { z } from 'zod';
import {
  instant,
  lenient,
  lowerKeys,
  nullableText,
  optionalInstant,
  optionalReais,
  optionalText,
  reais,
  word,
} from '@/lib/contracts/shape/field.shape';
import { pageRecord, pageWire } from '@/lib/contracts/shape/page.shape';
import { optionalItems, optionalNumber } from '@/lib/contracts/shape/read-field.shape';
import { refundStatuses, transactionMethods, transactionStatuses, transactionTypes } from './transactions';

const wireInfraction = z.object({ id: z.string(), status: z.string(), createdAt: z.string(), updatedAt: z.string() });

/** interface: Transaction, field by field. */
export const transactionWire = z.object({
  id: z.string(),
  status: z.enum(transactionStatuses),
  type: z.enum(transactionTypes),
  method: z.enum(transactionMethods).optional(),
  amount: z.number(),
  callbackUrl: nullableText,
  clientReference: nullableText,
  virtualAccount: nullableText,
  qrCodeText: nullableText,
  qrCodeBase64: nullableText,
  qrCodeUrl: nullableText,
  generatedName: nullableText,
  generatedDocument: nullableText,
  generatedEmail: nullableText,
  serviceFeeCharged: z.number().nullable(),
  payerName: nullableText,
  payerDocument: nullableText,
  payerInstitutionIspb: nullableText,
  payerInstitutionName: nullableText,
  payerAccountNumber: nullableText,
  receiverName: nullableText,
  receiverDocument: nullableText,
  receiverInstitutionIspb: nullableText,
  receiverInstitutionName: nullableText,
  receiverAccountNumber: nullableText,
  endToEndId: nullableText,
  withdrawPixKey: nullableText,
  withdrawPixType: nullableText,
  paidAt: nullableText,
  createdAt: z.string(),
  updatedAt: z.string(),
  cancellationReason: nullableText,
  refundEndToEndId: nullableText,
  refundAmount: z.union([z.string(), z.number()]).nullable(),
  refundStatus: z.enum(refundStatuses).nullable(),
  refundReason: nullableText,
  refundDescription: nullableText,
  refundedAt: nullableText,
});

const recordFields = {
  id: z.string().min(1),
  status: word,
  type: word,
  method: optionalText,
  amount: reais,
  callbackUrl: optionalText,
  clientReference: optionalText,
  virtualAccount: optionalText,
  qrCodeText: optionalText,
  generatedName: optionalText,
  generatedDocument: optionalText,
  generatedEmail: optionalText,
  serviceFeeCharged: optionalReais,
  payerName: optionalText,
  payerDocument: optionalText,
  payerInstitutionIspb: optionalText,
  payerInstitutionName: optionalText,
  payerAccountNumber: optionalText,
  receiverName: optionalText,
  receiverDocument: optionalText,
  receiverInstitutionIspb: optionalText,
  receiverInstitutionName: optionalText,
  receiverAccountNumber: optionalText,
  endToEndId: optionalText,
  withdrawPixKey: optionalText,
  withdrawPixType: optionalText,
  paidAt: optionalInstant,
  createdAt: instant,
  updatedAt: optionalInstant,
  cancellationReason: optionalText,
  refundEndToEndId: optionalText,
  refundAmount: optionalReais,
  refundStatus: optionalText,
  refundReason: optionalText,
  refundDescription: optionalText,
  refundedAt: optionalInstant,
};

/** One name for the virtual account, whichever of its two names the service used (interface: Transaction, virtualAccount). */
function oneVirtualAccount(wire: unknown): unknown {
  if (typeof wire !== 'object' || wire === null || !('virtualCount' in wire)) return wire;
  const { virtualCount, ...rest } = wire;
  return 'virtualAccount' in rest && rest.virtualAccount ? rest : { ...rest, virtualAccount: virtualCount };
}

/** A transaction as the product reads it: absent is null, amounts are exact, statuses and types stay open. */
export const transactionRecord = z.preprocess(oneVirtualAccount, z.object(recordFields));

const infractionNote = z.looseObject({ id: word, status: optionalText, createdAt: optionalInstant, updatedAt: optionalInstant });
const callbackNote = z.looseObject({
  id: word,
  url: optionalText,
  status: optionalNumber,
  responseTime: optionalNumber,
  createdAt: optionalInstant,
});

/** A missing key differs from an empty list: without the key the page says nothing, with an empty list it says "none". */
function notes<S extends z.ZodType>(item: S) {
  return lenient((value) => (isOne(value) ? [value] : value)).pipe(optionalItems(item));
}

const isOne = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** One transaction with everything the service returns for it: callbacks, infractions, and the raw answer. */
const transactionDetail = z
  .preprocess(
    (wire) => {
      const lowered = oneVirtualAccount(lowerKeys(wire));
      return typeof lowered === 'object' && lowered !== null ? { ...lowered, raw: wire } : wire;
    },
    z.object({
      ...recordFields,
      callbackLog: notes(callbackNote),
      callbackLogs: notes(callbackNote),
      infraction: notes(infractionNote),
      infractions: notes(infractionNote),
      raw: z.record(z.string(), z.unknown()),
    }),
  )
  .transform(({ callbackLog, callbackLogs, infraction, infractions, ...rest }) => ({
    ...rest,
    callbacks: callbackLogs ?? callbackLog,
    infractions: infractions ?? infraction,
  }));

const wireCallback = z.object({ id: z.string(), url: z.string(), status: z.number(), responseTime: z.number(), createdAt: z.string() });

export const transactionShapes = {
  'transactions.list': { wire: pageWire(transactionWire), record: pageRecord(transactionRecord) },
  'transactions.read': {
    wire: transactionWire.extend({ CallbackLog: z.array(wireCallback), Infraction: z.array(wireInfraction) }),
    record: transactionDetail,
  },
};
