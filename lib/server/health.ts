import 'server-only';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ProblemError } from '@/lib/contracts/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import packageJson from '@/package.json';
import { services } from './services';

type Reach = 'ok' | 'unreachable';

const connectionCodes = ['SVB521', 'SVB522', 'SVB523', 'SVB524', 'SVB525'] as const;

/** `off` without card settings, or the code of what is wrong with the connection. */
type CardReach = Reach | 'off' | (typeof connectionCodes)[number];

interface Health {
  readonly status: 'ok' | 'failing';
  readonly database: Reach;
  readonly service: Reach;
  readonly card: CardReach;
  readonly version: string;
}

/** Asked by anyone, so it says no more than yes or no; answers are kept a few seconds so that asking often costs nothing. */
export async function readHealth(): Promise<Health> {
  const [database, { service, card }] = await Promise.all([reach(() => services().db.execute(sql`select 1`)), serviceReach()]);
  const status = database === 'ok' && service === 'ok' && (card === 'ok' || card === 'off') ? 'ok' : 'failing';
  return { status, database, service, card, version: packageJson.version };
}

const keptMs = 5_000;
let kept: { at: number; reaches: Promise<{ service: Reach; card: CardReach }> } | null = null;

async function serviceReach() {
  if (kept === null || Date.now() - kept.at > keptMs) {
    const read = () => services().upstream({ endpoint: endpointNamed('balance.read'), requestId: randomUUID() });
    const reaches = Promise.all([reach(read), cardReach()]).then(([service, card]) => ({ service, card }));
    kept = { at: Date.now(), reaches };
  }
  return kept.reaches;
}

/** A certificate or a client that is refused stays so until somebody acts: its code says which one it is. */
async function cardReach(): Promise<CardReach> {
  if (services().environment.card === null) return 'off';
  try {
    await services().upstream({ endpoint: endpointNamed('cardCharges.list'), query: { page: 1, limit: 1 }, requestId: randomUUID() });
    return 'ok';
  } catch (error) {
    const code = error instanceof ProblemError ? error.problem.errorCode : null;
    return connectionCodes.find((known) => known === code) ?? 'unreachable';
  }
}

async function reach(ask: () => PromiseLike<unknown>): Promise<Reach> {
  try {
    await ask();
    return 'ok';
  } catch {
    return 'unreachable';
  }
}
