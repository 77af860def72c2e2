import 'server-only';
import type { Services } from '@/lib/server/services';
import { advance } from './advance';
import { claimJob } from './store';

/** Runs one step of one due resend. */
export async function runResends(services: Services): Promise<void> {
  const job = await claimJob(services.db, services.now());
  if (job) await advance(job, services);
}
