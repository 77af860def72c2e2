import type { InfractionRow } from '@/sandbox/infractions/infraction-row';
import type { NewTransaction } from '@/sandbox/transactions/transaction-row';

export interface DeliveryRow {
  id: string;
  transactionId: string;
  url: string;
  /** The receiver's HTTP status; 0 when it gave no answer in time. */
  status: number;
  responseTime: number;
  createdAt: string;
}

/** What the merchant answered to a dispute. */
export interface SeededDefense {
  readonly id: string;
  readonly infractionId: string;
  readonly text: string;
  readonly createdAt: string;
  /** Names of the documents sent along. */
  readonly files: readonly string[];
}

/** One line of a history: a transaction with the dispute about it and what was answered, if any. */
export interface Happening {
  readonly transaction: NewTransaction;
  readonly infraction?: InfractionRow;
  readonly defense?: SeededDefense;
}
