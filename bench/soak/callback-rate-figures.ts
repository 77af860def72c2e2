import { setTimeout as sleep } from 'node:timers/promises';
import { deliverSigned } from '@/bench/chaos/deliveries';
import { printTable } from '@/bench/table';

interface Settings {
  readonly appUrl: string;
  readonly webhookSecret: string;
  /** Deliveries a second, whether earlier ones were answered or not, as a service would send them. */
  readonly rate: number;
  readonly seconds: number;
}

const stepMs = 20;
/** Beyond it the sender itself would be what is measured. */
const maxOpen = 5_000;

/** Sends signed callbacks at a steady rate and measures, from the moment each was due, how long it takes until it is stored and answered. */
export async function callbackRateFigures({ appUrl, webhookSecret, rate, seconds }: Settings): Promise<void> {
  const run = crypto.randomUUID().slice(0, 8);
  const count = rate * seconds;
  const times: number[] = [];
  const answers = new Map<string, number>();
  let open = 0;
  const started = performance.now();
  const sent: Promise<void>[] = [];
  const send = async (at: number) => {
    const due = started + (at / rate) * 1000;
    const body = JSON.stringify({ id: `${run}-${at}`, status: 'COMPLETED', updatedAt: new Date().toISOString(), amount: 10.5 });
    open += 1;
    const result = await deliverSigned({ body, secret: webhookSecret }, appUrl).catch(() => 'no answer');
    open -= 1;
    times.push(performance.now() - due);
    answers.set(result, (answers.get(result) ?? 0) + 1);
  };
  for (let next = 0; next < count; ) {
    const due = Math.min(count, Math.floor(((performance.now() - started) / 1000) * rate));
    for (; next < due && open < maxOpen; next += 1) sent.push(send(next));
    await sleep(stepMs);
  }
  const offered = (performance.now() - started) / 1000;
  await Promise.all(sent);
  const took = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  printTable(
    `Callbacks, ${rate} a second for ${seconds} s`,
    ['sent', 'in s', 'answered a second', 'p50 ms', 'p99 ms', 'worst ms', 'answers'],
    [[String(count), offered, count / took, at(0.5), at(0.99), at(1), [...answers].map(([what, how]) => `${how} × ${what}`).join(', ')]],
  );
}
