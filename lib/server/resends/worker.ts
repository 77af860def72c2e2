import 'server-only';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { advance } from './advance';
import { claimJob } from './store';

const everyMs = 1_000;

/** Takes one step of one resend that is due. */
export async function runResends(services: Services): Promise<void> {
  const job = await claimJob(services.db, services.now());
  if (job) await advance(job, services);
}

/** Goes on with resends in the background until stopped; what a crash left behind is taken up again. */
export function startResends(services: Services): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const turn = async () => {
    await runResends(services).catch((error: unknown) => log.error({ error: errorName(error) }, 'a resend missed a turn'));
    if (!stopped) timer = setTimeout(turn, everyMs);
  };
  timer = setTimeout(turn, everyMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
