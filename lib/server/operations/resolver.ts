import 'server-only';
import { randomUUID } from 'node:crypto';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { settleOperation } from './settle';
import { claimDue } from './store';

const everyMs = 1_000;
const most = 20;

/** Settles due operations once; one that cannot be settled now is taken up again later. Answers how many it took. */
export async function resolveDue(services: Services): Promise<number> {
  const rows = await claimDue(services.db, services.now(), most);
  const settled = await Promise.allSettled(rows.map((row) => settleOperation(row, randomUUID(), services)));
  for (const [at, result] of settled.entries()) {
    if (result.status === 'rejected')
      log.error({ operation: rows[at]?.id, error: errorName(result.reason) }, 'an outcome could not be settled');
  }
  return rows.length;
}

/** Settles unknown outcomes in the background until stopped; also those a crash left behind. */
export function startResolver(services: Services): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async () => {
    const taken = await resolveDue(services).catch((error: unknown) => {
      log.error({ error: errorName(error) }, 'the resolver missed a turn');
      return 0;
    });
    if (!stopped) timer = setTimeout(turn, taken === most ? 0 : everyMs);
  };
  timer = setTimeout(turn, everyMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
