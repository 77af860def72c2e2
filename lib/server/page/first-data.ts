import 'server-only';
import { randomUUID } from 'node:crypto';
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { cacheKey } from '@/lib/contracts/cache-key';
import { type EndpointName, endpointNamed, type InputOf } from '@/lib/contracts/registry';
import { log } from '@/lib/server/log';
import type { Caller } from '@/lib/server/sessions/caller';
import { pageCaller } from './page-caller';
import { type PageCall, pageRead } from './page-read';

/** One read a page wants to show first. */
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

/** After this the page is sent without the data and the browser reads it itself, skeleton in view. */
const patienceMs = 1_500;

/**
 * Asks the door in process for what a page shows first, under the key the browser will use.
 * What fails or dawdles is left out: the browser asks for it and shows its problem.
 */
export async function firstData(...reads: readonly FirstRead[]): Promise<DehydratedState> {
  const client = new QueryClient();
  const caller = await pageCaller();
  const signal = AbortSignal.timeout(patienceMs);
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
