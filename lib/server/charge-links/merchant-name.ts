import 'server-only';
import { randomUUID } from 'node:crypto';
import { endpointNamed } from '@/lib/contracts/registry';
import type { Services } from '@/lib/server/services';
import { readRecord } from '@/lib/server/upstream/reading/read-record';

const cachedMs = 10 * 60_000;
/** A payer waits no longer for a name than this. */
const timeoutMs = 1_500;

/** The name of the account, as the payer's bank will show it, by the server that asks. */
const known = new WeakMap<Services['upstream'], { readonly name: string; readonly at: number }>();

/** The merchant's name; the last known one while the service does not answer, and null where none is known. */
export async function merchantName({ upstream, now }: Pick<Services, 'upstream' | 'now'>): Promise<string | null> {
  const last = known.get(upstream);
  if (last && now().getTime() - last.at < cachedMs) return last.name;
  const requestId = randomUUID();
  try {
    const wire = await upstream({ endpoint: endpointNamed('account.read'), requestId, signal: AbortSignal.timeout(timeoutMs) });
    const { name } = readRecord('account.read', wire, { requestId });
    if (name) known.set(upstream, { name, at: now().getTime() });
    return name || (last?.name ?? null);
  } catch {
    return last?.name ?? null;
  }
}
