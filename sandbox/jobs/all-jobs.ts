import { autoWithdrawals } from '@/sandbox/auto-withdraw/auto-withdrawals';
import { deliveries } from '@/sandbox/callbacks/deliveries';
import { cardDecisionJob } from '@/sandbox/card-charges/decision-job';
import { expiryOfCharges } from '@/sandbox/charges/expire-charges';
import { infractionJob } from '@/sandbox/infractions/infraction-job';
import { expiryOfDeposits } from '@/sandbox/pending-deposits/expire-deposits';
import { postbackJob } from '@/sandbox/postbacks/postback-job';
import { recurrenceJob } from '@/sandbox/recurrences/recurrence-job';
import { settlementOfRefunds } from '@/sandbox/refunds/settle-refunds';
import { reportJob } from '@/sandbox/reports/report-job';
import { settlementOfWithdrawals } from '@/sandbox/withdrawals/settle-withdrawals';
import type { Job } from './job';

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
