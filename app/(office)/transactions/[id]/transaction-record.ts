import type { RecordOf } from '@/lib/contracts/shapes';
import type { Privacy } from './facts/personal-field';

export type TransactionRecord = RecordOf<'transactions.read'>;

/** The person's permissions on this page, with the transaction. */
export type Rights = {
  privacy: Privacy;
  mayRefund: boolean;
  mayDownload: boolean;
  mayResend: boolean;
  mayCharge: boolean;
  mayShare: boolean;
  mayWithdraw: boolean;
  mayTransfer: boolean;
  seesCharges: boolean;
  seesOperations: boolean;
  seesInfractions: boolean;
  seesCallbacks: boolean;
};
