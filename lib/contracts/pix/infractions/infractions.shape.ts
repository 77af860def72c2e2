import { z } from 'zod';
import { nullableText, optionalInstant, optionalReais, optionalText, word } from '@/lib/contracts/shape/field.shape';
import { pageRecord, pageWire } from '@/lib/contracts/shape/page.shape';
import { optionalItems, optionalPart } from '@/lib/contracts/shape/read-field.shape';
import { defenseRecord, defenseWire } from './defenses.shape';
import { infractionStatuses } from './infraction-statuses';
import { analysisResults, infractionReporters, infractionTypes } from './infractions';

const infractionWire = z.object({
  id: z.string(),
  protocol: z.string(),
  status: z.enum(infractionStatuses),
  type: z.enum(infractionTypes),
  reportedBy: z.enum(infractionReporters),
  reportDetails: nullableText,
  analysisResult: z.enum(analysisResults).nullable(),
  analysisDetails: nullableText,
  reportedAt: z.string(),
  expiresAt: nullableText,
  createdAt: z.string(),
  updatedAt: z.string(),
  transaction: z.object({
    id: z.string(),
    amount: z.number(),
    payerName: nullableText,
    payerDocument: nullableText,
    receiverName: nullableText,
    receiverDocument: nullableText,
    endToEndId: nullableText,
  }),
  defenseHistory: z.array(defenseWire),
});

const disputedRecord = z.object({
  id: optionalText,
  amount: optionalReais,
  payerName: optionalText,
  payerDocument: optionalText,
  receiverName: optionalText,
  receiverDocument: optionalText,
  endToEndId: optionalText,
});

const unknownTransaction = disputedRecord.parse({});

/**
 * `expiresAt` is the deadline of the defense; null means unknown, and nothing is computed instead. Older answers use other names for dates
 * and transaction; they are mapped to the present names.
 */
export const infractionRecord = z
  .object({
    id: z.string().min(1),
    protocol: optionalText,
    status: word,
    type: optionalText,
    reportedBy: optionalText,
    reportDetails: optionalText,
    analysisResult: optionalText,
    analysisDetails: optionalText,
    reportedAt: optionalInstant,
    creationDate: optionalInstant,
    expiresAt: optionalInstant,
    dueDate: optionalInstant,
    createdAt: optionalInstant,
    updatedAt: optionalInstant,
    lastModificationDate: optionalInstant,
    transaction: optionalPart(disputedRecord),
    transactionId: optionalText,
    transactionEndToEndId: optionalText,
    defenseHistory: optionalItems(defenseRecord).transform((history) => history ?? []),
  })
  .transform(({ creationDate, lastModificationDate, dueDate, transactionId, transactionEndToEndId, transaction, ...rest }) => {
    const disputed = transaction ?? unknownTransaction;
    return {
      ...rest,
      createdAt: rest.createdAt ?? creationDate,
      updatedAt: rest.updatedAt ?? lastModificationDate,
      expiresAt: rest.expiresAt ?? dueDate,
      transaction: { ...disputed, id: disputed.id ?? transactionId, endToEndId: disputed.endToEndId ?? transactionEndToEndId },
    };
  });

export const infractionShapes = {
  'infractions.list': { wire: pageWire(infractionWire), record: pageRecord(infractionRecord) },
  'infractions.read': { wire: infractionWire, record: infractionRecord },
};
