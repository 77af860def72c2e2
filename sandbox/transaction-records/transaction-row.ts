import type { WireOf } from '@/lib/contracts/shapes';
import type { Units } from '@/sandbox/money/units';

export type TransactionWire = WireOf<'transactions.list'>['data'][number];

type Stored = Omit<TransactionWire, 'method' | 'amount' | 'serviceFeeCharged' | 'refundAmount' | 'qrCodeBase64' | 'qrCodeUrl'>;

/** A transaction as it is kept: the wire's fields with exact amounts, without what is made from them when it is read. */
export interface TransactionRow extends Stored {
  amount: Units;
  serviceFeeCharged: Units | null;
  refundAmount: Units | null;
}

/** Besides what the wire shows: when a PENDING charge stops being payable, what the sender wrote, and the code a withdrawal paid. */
export interface NewTransaction extends TransactionRow {
  expiresAt: string | null;
  description: string | null;
  withdrawQrCodeText: string | null;
}

/** The columns of the wire's fields, in the order of the document (interface: Transaction). */
export const wireColumns = [
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

/** Every column a new transaction fills, `accountId` apart. */
export const newColumns = [
  ...wireColumns,
  'expiresAt',
  'description',
  'withdrawQrCodeText',
] as const satisfies readonly (keyof NewTransaction)[];

// Made from every one of these columns.
const blank: Record<(typeof newColumns)[number], null> = Object.fromEntries(newColumns.map((column) => [column, null])) as never;

/** A transaction with everything null that is not given (interface: "Fields that do not apply yet are returned as null"). */
export function newTransaction(
  given: Partial<NewTransaction> & Pick<NewTransaction, 'id' | 'status' | 'type' | 'amount' | 'createdAt' | 'updatedAt'>,
): NewTransaction {
  return { ...blank, ...given };
}
