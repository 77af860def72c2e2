import type { WireOf } from '@/lib/contracts/shapes';
import type { Units } from '@/sandbox/money/units';

export type TransactionWire = WireOf<'transactions.list'>['data'][number];

type Stored = Omit<TransactionWire, 'method' | 'amount' | 'serviceFeeCharged' | 'refundAmount' | 'qrCodeBase64' | 'qrCodeUrl'>;

/** A stored transaction: the wire's fields with exact amounts, without derived fields. */
export interface TransactionRow extends Stored {
  amount: Units;
  serviceFeeCharged: Units | null;
  refundAmount: Units | null;
}

/**
 * The stored fields that the wire does not show: when a PENDING charge expires, the sender's description, and the code that a withdrawal
 * paid.
 */
export interface NewTransaction extends TransactionRow {
  expiresAt: string | null;
  description: string | null;
  withdrawQrCodeText: string | null;
}

/** Columns of the wire's fields, in the order of the document (interface: Transaction). */
export const transactionColumnNames = [
  'id',
  'status',
  'type',
  'amount',
  'callbackUrl',
  'clientReference',
  'virtualAccount',
  'qrCodeText',
  'generatedName',
  'generatedDocument',
  'generatedEmail',
  'serviceFeeCharged',
  'payerName',
  'payerDocument',
  'payerInstitutionIspb',
  'payerInstitutionName',
  'payerAccountNumber',
  'receiverName',
  'receiverDocument',
  'receiverInstitutionIspb',
  'receiverInstitutionName',
  'receiverAccountNumber',
  'endToEndId',
  'withdrawPixKey',
  'withdrawPixType',
  'paidAt',
  'createdAt',
  'updatedAt',
  'cancellationReason',
  'refundEndToEndId',
  'refundAmount',
  'refundStatus',
  'refundReason',
  'refundDescription',
  'refundedAt',
] as const satisfies readonly (keyof TransactionRow)[];

/** Columns of a new transaction, except `accountId`. */
export const newTransactionColumnNames = [
  ...transactionColumnNames,
  'expiresAt',
  'description',
  'withdrawQrCodeText',
] as const satisfies readonly (keyof NewTransaction)[];

// The object has exactly these columns.
const blank: Record<(typeof newTransactionColumnNames)[number], null> = Object.fromEntries(
  newTransactionColumnNames.map((column) => [column, null]),
) as never;

/**
 * Builds a transaction in which every field that is not given is null (interface: Transaction, "Fields that do not apply yet are returned as null").
 */
export function newTransaction(
  given: Partial<NewTransaction> & Pick<NewTransaction, 'id' | 'status' | 'type' | 'amount' | 'createdAt' | 'updatedAt'>,
): NewTransaction {
  return { ...blank, ...given };
}
