import 'server-only';
import postgres from 'postgres';
import { z } from 'zod';
import { liveChannel } from './announce';

type Listener = (resources: readonly string[]) => void;

export interface Hub {
  /** Calls the listener with what changed, several changes in one; answers how to stop. */
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
}

/** Changes within this time reach the browsers as one. */
const gatherMs = 200;

const resourceList = z.array(z.string());

/** One connection of a process listens; however many tabs are open, each change is handed on once per tab. */
export async function openHub(databaseUrl: string): Promise<Hub> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {}, connection: { application_name: 'balcao-live' } });
  const listeners = new Set<Listener>();
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | null = null;

  const tell = () => {
    timer = null;
    const resources = Array.from(gathered);
    gathered.clear();
    for (const listener of listeners) listener(resources);
  };

  await sql.listen(liveChannel, (payload) => {
    for (const resource of resourceList.parse(JSON.parse(payload))) gathered.add(resource);
    timer ??= setTimeout(tell, gatherMs);
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      if (timer) clearTimeout(timer);
      await sql.end({ timeout: 1 });
    },
  };
}
