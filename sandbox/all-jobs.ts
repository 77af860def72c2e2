import { autoWithdrawals } from '@/sandbox/auto-withdraw/auto-withdrawal-job';
import { deliveries } from '@/sandbox/callbacks/delivery-job';
import { cardDecisionJob } from '@/sandbox/card-charges/decision-job';
import { expiryOfCharges } from '@/sandbox/charges/charge-expiry-job';
import { infractionJob } from '@/sandbox/infractions/infraction-job';
import type { Job } from '@/sandbox/jobs/job';
import { expiryOfDeposits } from '@/sandbox/pending-deposits/deposit-expiry-job';
import { postbackJob } from '@/sandbox/postbacks/postback-job';
import { recurrenceJob } from '@/sandbox/recurrences/recurrence-job';
import { settlementOfRefunds } from '@/sandbox/refunds/refund-settlement-job';
import { reportJob } from '@/sandbox/reports/report-job';
import { settlementOfWithdrawals } from '@/sandbox/withdrawals/withdrawal-settlement-job';

/** What happens by itself, in no particular order. */
export const allJobs = (): readonly Job[] => [
  deliveries(),
  settlementOfWithdrawals,
  settlementOfRefunds,
  expiryOfDeposits,
  expiryOfCharges,
  autoWithdrawals,
  infractionJob,
  cardDecisionJob,
  recurrenceJob,
  postbackJob,
  reportJob,
];
