import 'server-only';
import { randomUUID } from 'node:crypto';
import { faultName } from '@/lib/server/fault-name';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { claimDueSendings } from './sending-store';
import { settleSending } from './settle-sending';

const everyMs = 2_000;
const most = 10;

/** Settles due defenses once, those a crash left behind included. */
export async function resolveSendings(services: Services): Promise<void> {
  const rows = await claimDueSendings(services.db, services.now(), most);
  const settled = await Promise.allSettled(rows.map((row) => settleSending(row, randomUUID(), services)));
  for (const [at, result] of settled.entries()) {
    if (result.status === 'rejected')
      log.error({ sending: rows[at]?.id, error: faultName(result.reason) }, 'the fate of a defense could not be settled');
  }
}

/** Settles lost answers in the background until stopped. */
export function startSendingResolver(services: Services): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const turn = async () => {
    await resolveSendings(services).catch((error: unknown) =>
      log.error({ error: faultName(error) }, 'the resolver of defenses missed a turn'),
    );
    if (!stopped) timer = setTimeout(turn, everyMs);
  };
  timer = setTimeout(turn, everyMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
