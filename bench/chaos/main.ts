import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { PayingKind } from '@/lib/contracts/office/operations';
import { payeeShapes } from '@/lib/contracts/office/payees.shape';
import { controlClient } from '@/sandbox/control-client';
import { openBrowser } from './browser';
import { cardCharge, cardReversal } from './card-orders';
import { createCounter } from './counter';
import { createFaultInjector } from './fault-injector';
import { createFollower } from './follow';
import { checkLedger, type ExpectedOperation, ourOperations } from './ledger-check';
import { runMoneyAction } from './money-action';
import { readOrders } from './orders';

const { appUrl, sandboxUrl, token, person, count, atOnce } = readOrders(process.env);
const control = controlClient(sandboxUrl);
const send = openBrowser(appUrl, person);
const faultInjector = createFaultInjector(control, token);
const follow = createFollower(send);
const counter = createCounter(atOnce);
const started = performance.now();

const account = await control.changeAccount(token, { available: 10_000_000, dailyWithdrawLimit: 10_000_000 });
const receiver = await control.createAccount({ token: `${token}-receiver` });
const wanted: ExpectedOperation[] = [];
let presses = 0;
let sent = 0;

/** What people do by turns. */
const sorts = [
  { endpoint: 'refunds.create', make: refund },
  { endpoint: 'charges.create', make: (at: number) => creation(at, '/pix') },
  { endpoint: 'withdrawals.create', make: (at: number) => payment(creation(at, '/withdraw'), 'withdrawals.create') },
  { endpoint: 'transfers.create', make: (at: number) => payment(creation(at, '/internal-transfer', accounts), 'transfers.create') },
  { endpoint: 'cardCharges.create', make: cardCharge },
  { endpoint: 'cardCharges.reverse', make: reversal },
] as const;
const accounts = { payerAccountNumber: account.number, receiverAccountNumber: receiver.number };
const key = { pixKey: '52998224725', pixType: 'cpf' };

/** One person's act, from the press to the outcome. */
async function serve(at: number): Promise<void> {
  const { endpoint, make } = sorts[at % sorts.length] ?? sorts[0];
  const { mark, kind, amount, ...order } = await make(at);
  const { outcome, ...effort } = await runMoneyAction(order, { send, follow, counter, before: () => faultInjector.before(endpoint) });
  wanted.push({ mark, kind, amount, told: outcome });
  presses += effort.presses;
  sent += effort.sent;
}

function creation(at: number, path: string, besides: Readonly<Record<string, string>> = {}) {
  const mark = `chaos-${at}`;
  const amount = (1_000 + (at % 500)) / 100;
  const body = { amount, virtualAccount: mark, ...besides };
  return { mark, kind: 'creation', amount, method: 'POST', path: `/api/payments${path}`, body, referred: true } as const;
}

async function refund() {
  const mark = await counter(paid);
  const body = { amount: 40, seen: { remainder: '100.00' } };
  return { mark, kind: 'refund', amount: 40, method: 'POST', path: `/api/payments/refund/${mark}`, body, referred: true } as const;
}

/** The payee looked up and confirmed anew before each press. */
function payment(order: ReturnType<typeof creation>, operation: PayingKind) {
  const { amount } = order;
  return { ...order, confirmed: () => (operation === 'withdrawals.create' ? confirmedKey(amount) : confirmedAccount(amount)) };
}

async function confirmedKey(amount: number) {
  const lookup = await patiently('/payees/by-key', key, payeeShapes['payees.byKey'].record);
  return { ...key, ...(await confirm(lookup, 'withdrawals.create', amount)), acknowledged: false };
}

async function confirmedAccount(amount: number) {
  const asked = { accountNumber: accounts.receiverAccountNumber };
  return confirm(await patiently('/payees/by-account', asked, payeeShapes['payees.byAccount'].record), 'transfers.create', amount);
}

function confirm({ lookup }: { lookup: string }, operation: PayingKind, amount: number) {
  return patiently('/payees/confirm', { lookup, operation, amount }, payeeShapes['payees.confirm'].record);
}

/** Asks the office as often as it takes while the app is down. */
async function patiently<T>(path: string, body: object, record: z.ZodType<T>): Promise<T> {
  for (;;) {
    const answer = await send('POST', `/api/office${path}`, { body });
    const found = record.safeParse(answer.body).data;
    if (found) return found;
    await sleep(500);
  }
}

async function reversal() {
  return cardReversal(await counter(async () => (await control.insertCardCharge({ token, amount: 10_000 })).id));
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

const { duplicates, lost, wrong, unknown } = await checkLedger(wanted, { url: sandboxUrl, token, control }, send);
const dealt = [...faultInjector.dealt].map(([name, times]) => `${name} ${times}`).sort();
console.log(`faults armed         ${dealt.join(', ')}`);
console.log(`presses / requests   ${presses} / ${sent}`);
console.log(`seconds              ${Math.round((performance.now() - started) / 1000)}`);
console.log(`operations           ${wanted.length}`);
console.log(`upstream duplicates  ${duplicates}`);
console.log(`lost                 ${lost}`);
console.log(`wrong amounts        ${wrong}`);
console.log(`still unknown        ${unknown}`);
process.exitCode = wanted.length === count && duplicates + lost + wrong + unknown === 0 ? 0 : 1;
