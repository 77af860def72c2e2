import type { RecordOf } from '@/lib/contracts/shapes';
import type { Privacy } from './facts/personal-field';

export type TransactionRecord = RecordOf<'transactions.read'>;

/** What the person may do and see here, besides the transaction itself. */
export type Rights = {
  privacy: Privacy;
  mayRefund: boolean;
  mayDownload: boolean;
  mayResend: boolean;
  mayCharge: boolean;
  mayWithdraw: boolean;
  mayTransfer: boolean;
  seesCharges: boolean;
  seesOperations: boolean;
  seesInfractions: boolean;
  seesCallbacks: boolean;
};
