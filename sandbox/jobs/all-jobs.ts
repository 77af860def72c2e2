import { deliveries } from '@/sandbox/callbacks/deliveries';
import { cardDecisionJob } from '@/sandbox/card-charges/decision-job';
import { postbackJob } from '@/sandbox/postbacks/postback-job';
import { recurrenceJob } from '@/sandbox/recurrences/recurrence-job';
import type { Job } from './job';

/** What happens by itself, in no particular order. */
export const allJobs = (): readonly Job[] => [deliveries(), cardDecisionJob, recurrenceJob, postbackJob];
