import 'server-only';
import type { Services } from '@/lib/server/services';
import { advance } from './advance';
import { claimJob } from './store';

/** Takes one step of one resend that is due. */
export async function runResends(services: Services): Promise<void> {
  const job = await claimJob(services.db, services.now());
  if (job) await advance(job, services);
}
