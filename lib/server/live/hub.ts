import 'server-only';
import postgres from 'postgres';
import { z } from 'zod';
import { liveChannel } from './announce';

interface Listener {
  changed(resources: readonly string[]): void;
  /** Changes may have been missed: everything is to be read again. */
  missed(): void;
}

export interface Hub {
  /** Calls the listener with changed resources, several changes combined; returns the unsubscribe function. */
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
}

/** Milliseconds within which changes are sent to browsers as one event. */
const gatherMs = 200;
/** How often the hub checks, with a message to itself, that it still receives. */
const checkIntervalMs = 10_000;

const resourceList = z.array(z.string());

/** Listens with one database connection per process and passes each change to every subscriber. */
export async function openHub(databaseUrl: string, checkMs = checkIntervalMs): Promise<Hub> {
  const listeners = new Set<Listener>();
  const gathered = new Set<string>();
  let gathering: NodeJS.Timeout | null = null;
  let isReceiving = true;

  const publish = () => {
    gathering = null;
    const resources = Array.from(gathered);
    gathered.clear();
    for (const listener of listeners) listener.changed(resources);
  };
  const receive = (payload: string) => {
    isReceiving = true;
    for (const resource of resourceList.parse(JSON.parse(payload))) gathered.add(resource);
    if (gathered.size > 0) gathering ??= setTimeout(publish, gatherMs);
  };
  const missed = () => {
    for (const listener of listeners) listener.missed();
  };

  let connection = await listen(databaseUrl, receive, missed);
  // The driver reconnects after a closed connection; one that died silently is found by this check only.
  const checking = setInterval(async () => {
    if (!isReceiving) {
      const next = await listen(databaseUrl, receive, missed).catch(() => null);
      if (next === null) return;
      await connection.end({ timeout: 0 });
      connection = next;
      missed();
    }
    isReceiving = false;
    connection.notify(liveChannel, '[]').catch(() => {});
  }, checkMs);

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      clearInterval(checking);
      if (gathering) clearTimeout(gathering);
      await connection.end({ timeout: 1 });
    },
  };
}

/** `relistened` is called after a reconnect: what was announced meanwhile was missed. */
async function listen(databaseUrl: string, receive: (payload: string) => void, onReconnect: () => void): Promise<postgres.Sql> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {}, connection: { application_name: 'balcao-live' } });
  let listened = false;
  try {
    await sql.listen(liveChannel, receive, () => {
      if (listened) onReconnect();
      listened = true;
    });
    return sql;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
}
