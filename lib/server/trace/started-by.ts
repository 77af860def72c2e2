import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallStarter } from '@/lib/contracts/office/developers/service-calls';

// Next loads a module once per bundle, and all of them see the same work.
const holder = globalThis as typeof globalThis & { balcaoStartedBy?: AsyncLocalStorage<CallStarter> };

function storage(): AsyncLocalStorage<CallStarter> {
  holder.balcaoStartedBy ??= new AsyncLocalStorage();
  return holder.balcaoStartedBy;
}

/** Runs work and whatever it calls as begun by this kind of starter; the outermost one counts. */
export function asStartedBy<T>(starter: CallStarter, run: () => T): T {
  return storage().getStore() === undefined ? storage().run(starter, run) : run();
}

/** What began the present work; the server itself where nothing is known. */
export function startedBy(): CallStarter {
  return storage().getStore() ?? 'server';
}
