import type { NewTransaction } from '@/sandbox/transactions/transaction-row';

/** A dispute as it is kept (proposed shape of an infraction's record). */
export interface InfractionRow {
  id: string;
  transactionId: string;
  protocol: string;
  status: 'WAITING_PSP' | 'OPEN' | 'ACKNOWLEDGED' | 'ANSWERED' | 'WAITING_ADJUSTMENTS' | 'DEFENDED' | 'CLOSED' | 'CANCELLED';
  type: 'REFUND_REQUEST' | 'FRAUD' | 'REFUND_CANCELLED';
  reportedBy: 'DEBITED_PARTICIPANT' | 'CREDITED_PARTICIPANT';
  reportDetails: string | null;
  analysisResult: 'AGREED' | 'DISAGREED' | null;
  analysisDetails: string | null;
  reportedAt: string;
  expiresAt: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface DeliveryRow {
  id: string;
  transactionId: string;
  url: string;
  /** The receiver's HTTP status; 0 when it gave no answer in time. */
  status: number;
  responseTime: number;
  createdAt: string;
}

/** One line of a history: a transaction with the dispute about it, if any. */
export interface Happening {
  readonly transaction: NewTransaction;
  readonly infraction?: InfractionRow;
}
