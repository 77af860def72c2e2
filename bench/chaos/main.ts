import { setTimeout as sleep } from 'node:timers/promises';
import { controlClient } from '@/sandbox/control-client';
import { act } from './act';
import { openBrowser } from './browser';
import { createCounter } from './counter';
import { createFollower } from './follow';
import { createMischief } from './mischief';
import { readOrders } from './orders';
import { ourOperations, reckon, type Wanted } from './reckoning';

const { appUrl, sandboxUrl, token, person, count, atOnce } = readOrders(process.env);
const control = controlClient(sandboxUrl);
const send = openBrowser(appUrl, person);
const mischief = createMischief(control, token);
const follow = createFollower(send);
const counter = createCounter(atOnce);
const started = performance.now();

await control.changeAccount(token, { available: 10_000_000 });
const wanted: Wanted[] = [];
let presses = 0;
let sent = 0;

/** One person's act, from the press to the outcome. */
async function serve(at: number): Promise<void> {
  const refund = at % 3 === 0;
  const amount = refund ? 40 : (1_000 + (at % 500)) / 100;
  const payment = refund ? await counter(paid) : null;
  const mark = payment ?? `chaos-${at}`;
  const order = payment
    ? { path: `/api/payments/refund/${payment}`, body: { amount, seen: { remainder: '100.00' } } }
    : { path: '/api/payments/pix', body: { amount, virtualAccount: mark } };
  const before = () => mischief.before(refund ? 'refunds.create' : 'charges.create');
  const { outcome, ...effort } = await act(order, { send, follow, counter, before });
  wanted.push({ mark, kind: refund ? 'refund' : 'charge', amount, told: outcome });
  presses += effort.presses;
  sent += effort.sent;
}

async function paid(): Promise<string> {
  const paidAt = new Date().toISOString();
  const transaction = {
    type: 'DEPOSIT',
    status: 'COMPLETED',
    amount: 100,
    paidAt,
    endToEndId: `E${crypto.randomUUID().replaceAll('-', '').slice(0, 31)}`,
  } as const;
  return (await control.insertTransaction({ token, transaction })).id;
}

await Promise.all(Array.from({ length: count }, (_, at) => serve(at + 1)));
await control.clearFaults();
for (let tries = 0; tries < 120 && (await ourOperations('state=sending,unknown', send)).length > 0; tries += 1) await sleep(1_000);

const { duplicates, lost, wrong, unknown } = await reckon(wanted, { url: sandboxUrl, token }, send);
const dealt = [...mischief.dealt].map(([name, times]) => `${name} ${times}`).sort();
console.log(`faults armed         ${dealt.join(', ')}`);
console.log(`presses / requests   ${presses} / ${sent}`);
console.log(`seconds              ${Math.round((performance.now() - started) / 1000)}`);
console.log(`operations           ${wanted.length}`);
console.log(`upstream duplicates  ${duplicates}`);
console.log(`lost                 ${lost}`);
console.log(`wrong amounts        ${wrong}`);
console.log(`still unknown        ${unknown}`);
process.exitCode = wanted.length === count && duplicates + lost + wrong + unknown === 0 ? 0 : 1;
