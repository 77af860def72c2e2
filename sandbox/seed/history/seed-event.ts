import type { InfractionRow } from '@/sandbox/infractions/infraction-row';
import type { NewTransaction } from '@/sandbox/transaction-records/transaction-row';
import type { Step } from './step';

export interface DeliveryRow {
  id: string;
  transactionId: string;
  url: string;
  event: string;
  /** The receiver's HTTP status; 0 when it gave no answer in time. */
  status: number;
  responseTime: number;
  responseBody: string | null;
  error: string | null;
  createdAt: string;
}

/** A callback that is to be tried again after so many attempts. */
export interface PendingRetry {
  readonly transactionId: string;
  readonly attempts: number;
  readonly dueAt: string;
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
export interface SeedEvent {
  readonly transaction: NewTransaction;
  readonly infraction?: InfractionRow;
  readonly defense?: SeededDefense;
}

/** A line of a history with what it has done to the balance. */
export interface SeedEventWithMovements extends SeedEvent {
  readonly steps: readonly Step[];
}
