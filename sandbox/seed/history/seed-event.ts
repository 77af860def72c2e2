import type { InfractionRow } from '@/sandbox/infractions/infraction-row';
import type { NewTransaction } from '@/sandbox/transaction-records/transaction-row';
import type { Step } from './step';

export interface DeliveryRow {
  id: string;
  transactionId: string;
  url: string;
  event: string;
  /** The receiver's HTTP status; 0 when it did not answer in time. */
  status: number;
  responseTime: number;
  responseBody: string | null;
  error: string | null;
  createdAt: string;
}

/** A callback that is to be retried after `attempts` attempts. */
export interface PendingRetry {
  readonly transactionId: string;
  readonly attempts: number;
  readonly dueAt: string;
}

/** The merchant's defense of an infraction. */
export interface SeededDefense {
  readonly id: string;
  readonly infractionId: string;
  readonly text: string;
  readonly createdAt: string;
  /** Names of the evidence files. */
  readonly files: readonly string[];
}

/** An event of a history: a transaction, with its infraction and defense if any. */
export interface SeedEvent {
  readonly transaction: NewTransaction;
  readonly infraction?: InfractionRow;
  readonly defense?: SeededDefense;
}

/** An event with its effect on the balance. */
export interface SeedEventWithMovements extends SeedEvent {
  readonly steps: readonly Step[];
}
