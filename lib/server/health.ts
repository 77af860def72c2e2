import 'server-only';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { endpointNamed } from '@/lib/contracts/registry';
import packageJson from '@/package.json';
import { services } from './services';

type Reach = 'ok' | 'unreachable';

/** Asked by anyone, so it says no more than yes or no; answers are kept a few seconds so that asking often costs nothing. */
export async function readHealth(): Promise<{ status: 'ok' | 'failing'; database: Reach; service: Reach; version: string }> {
  const [database, service] = await Promise.all([reach(() => services().db.execute(sql`select 1`)), serviceReach()]);
  const status = database === 'ok' && service === 'ok' ? 'ok' : 'failing';
  return { status, database, service, version: packageJson.version };
}

const keptMs = 5_000;
let kept: { at: number; service: Promise<Reach> } | null = null;

function serviceReach(): Promise<Reach> {
  if (kept === null || Date.now() - kept.at > keptMs) {
    const read = () => services().upstream({ endpoint: endpointNamed('balance.read'), requestId: randomUUID() });
    kept = { at: Date.now(), service: reach(read) };
  }
  return kept.service;
}

async function reach(ask: () => PromiseLike<unknown>): Promise<Reach> {
  try {
    await ask();
    return 'ok';
  } catch {
    return 'unreachable';
  }
}
