import { autoWithdrawalJob } from '@/sandbox/auto-withdraw/auto-withdrawal-job';
import { createDeliveryJob } from '@/sandbox/callbacks/delivery-job';
import { cardDecisionJob } from '@/sandbox/card-charges/decision/decision-job';
import { chargeExpiryJob } from '@/sandbox/charges/charge-expiry-job';
import { infractionJob } from '@/sandbox/infractions/infraction-job';
import type { Job } from '@/sandbox/jobs/job';
import { depositExpiryJob } from '@/sandbox/pending-deposits/deposit-expiry-job';
import { postbackJob } from '@/sandbox/postbacks/postback-job';
import { recurrenceJob } from '@/sandbox/recurrences/recurrence-job';
import { refundSettlementJob } from '@/sandbox/refunds/refund-settlement-job';
import { reportJob } from '@/sandbox/reports/report-job';
import { withdrawalSettlementJob } from '@/sandbox/withdrawals/withdrawal-settlement-job';

/** All background jobs, in no particular order. */
export const allJobs = (): readonly Job[] => [
  createDeliveryJob(),
  withdrawalSettlementJob,
  refundSettlementJob,
  depositExpiryJob,
  chargeExpiryJob,
  autoWithdrawalJob,
  infractionJob,
  cardDecisionJob,
  recurrenceJob,
  postbackJob,
  reportJob,
];
