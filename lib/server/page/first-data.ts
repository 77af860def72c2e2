import 'server-only';
import { randomUUID } from 'node:crypto';
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { cacheKey } from '@/lib/contracts/cache-key';
import { type EndpointName, endpointNamed, type InputOf } from '@/lib/contracts/registry';
import { log } from '@/lib/server/log';
import type { Caller } from '@/lib/server/sessions/caller';
import { pageCaller } from './page-caller';
import { type PageCall, pageRead } from './page-read';

/** One read a page shows first. */
export interface FirstRead {
  readonly name: EndpointName;
  readonly key: readonly unknown[];
  readonly ask: (caller: Caller, call: PageCall) => Promise<unknown>;
}

export function firstRead<N extends EndpointName>(name: N, input: InputOf<N>): FirstRead {
  return {
    name,
    key: cacheKey(endpointNamed(name), input),
    ask: (caller, call) => pageRead(name, input, caller, call),
  };
}

/** After this many milliseconds the page is sent without the data, and the browser fetches it. */
const timeoutMs = 1_500;

/**
 * Prefetches a page's first data through the gateway, in process, under the browser's cache keys. A failed or slow read is left out: the
 * browser repeats it and shows its problem.
 */
export async function firstData(...reads: readonly FirstRead[]): Promise<DehydratedState> {
  const client = new QueryClient();
  const caller = await pageCaller();
  const signal = AbortSignal.timeout(timeoutMs);
  await Promise.all(
    reads.map(async ({ name, key, ask }) => {
      const requestId = randomUUID();
      try {
        client.setQueryData(key, await ask(caller, { requestId, signal }));
      } catch {
        log.info({ endpoint: name, requestId }, 'first data left to the browser');
      }
    }),
  );
  return dehydrate(client);
}
