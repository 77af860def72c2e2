import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { deliverSigned } from '@/bench/chaos/deliveries';
import { memoryOf } from '@/bench/memory-of';
import { signIn } from '@/bench/sign-in';
import { printTable } from '@/bench/table';
import { memorySlope } from './memory-slope';
import { openStreams } from './open-streams';

interface Settings {
  readonly appUrl: string;
  readonly appPid: string;
  readonly databaseUrl: string;
  readonly sandboxDatabaseUrl: string;
  readonly password: string;
  readonly webhookSecret: string;
  /** How many of each, and how many seconds at most. */
  readonly amounts: { readonly reads: number; readonly operations: number; readonly callbacks: number; readonly streams: number };
  readonly maxSeconds: number;
}

const workers = 24;
const sampleMs = 1_000;
const tenths = 10;

const reads = [
  '/api/payments/user/transactions?limit=20',
  '/api/payments/user/balance',
  '/api/office/operations?limit=20',
  '/api/payments/user/transactions?limit=20&type=DEPOSIT&status=COMPLETED',
] as const;

interface Done {
  readonly kind: 'reads' | 'operations' | 'callbacks';
  /** Which tenth of the run it ended in. */
  readonly tenth: number;
  readonly ms: number;
}

/**
 * Six hours' worth of an office at speed: reads, operations, callbacks and open pages side by side, spread evenly over the run. Whatever the load was, no
 * operation may be lost or made twice, no callback lost, no stream closed; memory and the slowest answers of the last tenth are printed beside the first.
 */
export async function soakFigures(settings: Settings): Promise<void> {
  const { appUrl, appPid, amounts, maxSeconds, webhookSecret } = settings;
  const run = crypto.randomUUID().slice(0, 8);
  const cookie = await signIn(appUrl, 'finance@demo.example', settings.password);
  const streams = await openStreams(amounts.streams, settings);
  const total = amounts.reads + amounts.operations + amounts.callbacks;
  const begun = { reads: 0, operations: 0, callbacks: 0 };
  const done: Done[] = [];
  const failures = new Map<string, number>();
  const memory: { ended: number; bytes: number }[] = [];
  const started = performance.now();
  const sampler = setInterval(() => memory.push({ ended: done.length, bytes: memoryOf(appPid) ?? 0 }), sampleMs);
  const isOver = () => performance.now() - started > maxSeconds * 1000;

  const actions = {
    reads: async (at: number) => {
      const answer = await fetch(appUrl + reads[at % reads.length], { headers: { cookie } });
      await answer.arrayBuffer();
      return answer.status === 200 ? null : `read ${answer.status}`;
    },
    operations: async (at: number) => {
      // A person sends it again under the same key until there is an answer.
      const key = crypto.randomUUID();
      for (;;) {
        const answer = await fetch(`${appUrl}/api/payments/pix`, {
          method: 'POST',
          headers: {
            cookie,
            origin: appUrl,
            'sec-fetch-site': 'same-origin',
            'x-balcao': '1',
            'content-type': 'application/json',
            'idempotency-key': key,
          },
          body: JSON.stringify({ amount: (100 + (at % 900)) / 100, virtualAccount: `soak-${run}-${at}` }),
        });
        await answer.arrayBuffer();
        if (answer.status === 200 || answer.status === 202) return null;
        if (answer.status !== 409 && answer.status < 500) return `operation ${answer.status}`;
        await sleep(200);
      }
    },
    callbacks: async (at: number) => {
      const body = JSON.stringify({ id: `${run}-${at}`, status: 'COMPLETED', updatedAt: new Date().toISOString(), amount: 10.5 });
      const result = await deliverSigned({ body, secret: webhookSecret }, appUrl);
      return result === '200 new' ? null : `callback ${result}`;
    },
  };
  const kinds = ['reads', 'operations', 'callbacks'] as const;

  const worker = async () => {
    while (!isOver()) {
      // What is furthest behind, so that all of it ends together.
      const [next] = kinds.filter((kind) => begun[kind] < amounts[kind]).toSorted((a, b) => begun[a] / amounts[a] - begun[b] / amounts[b]);
      if (next === undefined) return;
      begun[next] += 1;
      const began = performance.now();
      const failure = await actions[next](begun[next]).catch(() => `${next} broke off`);
      if (failure !== null) failures.set(failure, (failures.get(failure) ?? 0) + 1);
      const progress = Math.max(done.length / total, (performance.now() - started) / (maxSeconds * 1000));
      done.push({ kind: next, tenth: Math.min(tenths - 1, Math.floor(progress * tenths)), ms: performance.now() - began });
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  clearInterval(sampler);
  const seconds = (performance.now() - started) / 1000;
  const stillOpen = streams.open();
  await streams.close();

  const found = await countEffects(run, settings);
  printTable(
    `Soak: ${begun.reads} reads, ${begun.operations} operations, ${begun.callbacks} callbacks, ${amounts.streams} streams in ${seconds.toFixed(0)} s`,
    ['tenth', 'reads p50 ms', 'reads p99 ms', 'operations p99 ms', 'callbacks p99 ms'],
    Array.from({ length: tenths }, (_, tenth) => [
      String(tenth + 1),
      quantile(done, 'reads', tenth, 0.5),
      quantile(done, 'reads', tenth, 0.99),
      quantile(done, 'operations', tenth, 0.99),
      quantile(done, 'callbacks', tenth, 0.99),
    ]),
  );
  const ratio = quantile(done, 'reads', tenths - 1, 0.99) / quantile(done, 'reads', 0, 0.99);
  const slope = memorySlope(memory);
  const result = [
    ['p99 of the last tenth of reads, beside the first', ratio.toFixed(2)],
    ['memory at the end, MB', ((memory.at(-1)?.bytes ?? 0) / 1e6).toFixed(0)],
    ['its slope over the last half, MB for 100,000 calls', (slope * 100_000).toFixed(1)],
    ['operations lost', String(begun.operations - found.made)],
    ['operations made twice', String(found.twice)],
    ['operations unsettled', String(found.unsettled)],
    ['callbacks lost', String(begun.callbacks - found.callbacks)],
    ['streams still open', `${stillOpen} of ${amounts.streams}`],
    ['other answers', [...failures].map(([what, times]) => `${times} × ${what}`).join(', ') || 'none'],
  ];
  printTable('What became of it', ['', ''], result);
  const isWhole =
    found.made === begun.operations && found.twice === 0 && found.callbacks === begun.callbacks && stillOpen === amounts.streams;
  if (!isWhole) process.exitCode = 1;
}

function quantile(done: readonly Done[], kind: Done['kind'], tenth: number, share: number): number {
  const times = done.flatMap((one) => (one.kind === kind && one.tenth === tenth ? [one.ms] : [])).toSorted((a, b) => a - b);
  return times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
}

/** What the service has really made, and what our records hold, once outcomes that were not known have been looked up. */
async function countEffects(run: string, { databaseUrl, sandboxDatabaseUrl }: Settings) {
  const [records, service] = [postgres(databaseUrl, { max: 1 }), postgres(sandboxDatabaseUrl, { max: 1 })];
  const unsettled = async () => {
    const [row] = await records<{ count: number }[]>`select count(*)::int as count from operations where state in ('sending', 'unknown')`;
    return row?.count ?? 0;
  };
  for (let tries = 0; tries < 120 && (await unsettled()) > 0; tries += 1) await sleep(1_000);
  const [made] = await service<{ made: number; twice: number }[]>`
    select count(distinct virtual_account)::int as made, (count(*) - count(distinct virtual_account))::int as twice
    from transactions where virtual_account like ${`soak-${run}-%`}`;
  const [stored] = await records<{ count: number }[]>`select count(*)::int as count from inbox where transaction_id like ${`${run}-%`}`;
  const found = { made: made?.made ?? 0, twice: made?.twice ?? 0, unsettled: await unsettled(), callbacks: stored?.count ?? 0 };
  await Promise.all([records.end(), service.end()]);
  return found;
}
