import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { z } from 'zod';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import type { PayingKind } from '@/lib/contracts/office/operations';
import { payeeShapes } from '@/lib/contracts/office/payees.shape';
import { controlClient } from '@/sandbox/control-client';
import { isHeld } from './approval-rules';
import { createApprovers } from './approvers';
import { openBrowser } from './browser';
import { cardCharge, cardReversal } from './card-operations';
import { createFaultInjector } from './fault-injector';
import { createFollower } from './follow';
import { checkLedger, type ExpectedOperation, ourOperations } from './ledger-check';
import { createLimiter } from './limiter';
import { runMoneyAction } from './money-action';
import { pastOperations } from './past-operations';
import { readRunSettings } from './run-settings';

const { appUrl, sandboxUrl, databaseUrl, token, person, approvers, count, atOnce, isUnguarded } = readRunSettings(process.env);
const control = controlClient(sandboxUrl);
const browser = openBrowser(appUrl, person);
const send = isUnguarded ? pastOperations(browser, { url: sandboxUrl, token }) : browser;
const faultInjector = createFaultInjector(control, token);
const follow = createFollower(send);
const limiter = createLimiter(atOnce);
const [first, second] = approvers;
const sql = postgres(databaseUrl, { max: 2 });
const { decide, takeBack, votes, writeRules } = createApprovers({
  approvers: [openBrowser(appUrl, first), openBrowser(appUrl, second)],
  requester: browser,
  limiter,
  // Hours pass in no other way: a running app has the clock of its machine. What is approved does not say until when.
  lapseSoon: async (id) => {
    await sql`update approvals set lapses_at = now() + interval '1 second', next_at = case when state = 'executing' then next_at else now() + interval '1 second' end
      where id = ${id} and state in ('waiting', 'approved')`;
  },
});
const started = performance.now();

const account = await control.changeAccount(token, { available: 10_000_000, dailyWithdrawLimit: 10_000_000 });
const receiver = await control.createAccount({ token: `${token}-receiver` });
const expected: ExpectedOperation[] = [];
let presses = 0;
let sent = 0;

/** Every operation, those of cards at the end. */
const every = [
  { endpoint: 'refunds.create', make: (at: number) => refund(isLarge(at) ? 50 : 40) },
  { endpoint: 'charges.create', make: (at: number) => creation(at, '/pix') },
  { endpoint: 'withdrawals.create', make: (at: number) => payment(creation(at, '/withdraw'), 'withdrawals.create') },
  { endpoint: 'transfers.create', make: (at: number) => payment(creation(at, '/internal-transfer', accounts), 'transfers.create') },
  { endpoint: 'cardCharges.create', make: (at: number) => cardCharge(at, isLarge(at)) },
  { endpoint: 'cardCharges.reverse', make: reversal },
] as const;
/** The operations that take turns. */
const operations = isUnguarded ? every.slice(0, 4) : every;
const accounts = { payerAccountNumber: account.number, receiverAccountNumber: receiver.number };
const key = { pixKey: '52998224725', pixType: 'cpf' };

/** Runs one operation of a person, from the first submission to the outcome. */
async function runOperation(at: number): Promise<void> {
  const { endpoint, make } = operations[at % operations.length] ?? every[0];
  const { tag, kind, amount, ...operation } = await make(at);
  const before = () => faultInjector.before(endpoint);
  const { outcome, approvals, ...effort } = await runMoneyAction(operation, { send, follow, limiter, decide, takeBack, before });
  expected.push({ tag, kind, amount, outcome, isHeld: isHeld(endpoint, amount), approvals });
  presses += effort.presses;
  sent += effort.sent;
}

/** Every second round uses amounts that a rule holds for approval. */
function isLarge(at: number): boolean {
  return Math.floor(at / operations.length) % 2 === 1;
}

function creation(at: number, path: string, extraFields: Readonly<Record<string, string>> = {}) {
  const tag = `chaos-${at}`;
  const amount = ((isLarge(at) ? 6_000 : 1_000) + (at % 500)) / 100;
  const body = { amount, virtualAccount: tag, ...extraFields };
  return { tag, kind: 'creation', amount, method: 'POST', path: `/api/payments${path}`, body, referred: true } as const;
}

/** At most half of the payment, so that the service would accept the same refund twice. */
async function refund(amount: number) {
  const tag = await limiter(createPaidDeposit);
  const body = { amount, expectedRemaining: '100.00' };
  return { tag, kind: 'refund', amount, method: 'POST', path: `/api/payments/refund/${tag}`, body, referred: true } as const;
}

/** Looks up and confirms the payee again before each submission. */
function payment(action: ReturnType<typeof creation>, operation: PayingKind) {
  const { amount } = action;
  return { ...action, confirmed: () => (operation === 'withdrawals.create' ? confirmedKey(amount) : confirmedAccount(amount)) };
}

async function confirmedKey(amount: number) {
  const lookup = await callUntilAnswered('/payees/by-key', key, payeeShapes['payees.byKey'].record);
  return { ...key, ...(await confirm(lookup, 'withdrawals.create', amount)), acknowledged: false };
}

async function confirmedAccount(amount: number) {
  const asked = { accountNumber: accounts.receiverAccountNumber };
  return confirm(await callUntilAnswered('/payees/by-account', asked, payeeShapes['payees.byAccount'].record), 'transfers.create', amount);
}

function confirm({ lookup }: { lookup: string }, operation: PayingKind, amount: number) {
  return callUntilAnswered('/payees/confirm', { lookup, operation, amount }, payeeShapes['payees.confirm'].record);
}

/** Repeats a call to the office until it succeeds, because the app is sometimes down. */
async function callUntilAnswered<T>(path: string, body: object, record: z.ZodType<T>): Promise<T> {
  for (;;) {
    const answer = await send('POST', `/api/office${path}`, { body });
    const found = record.safeParse(answer.body).data;
    if (found) return found;
    await sleep(500);
  }
}

async function reversal() {
  return cardReversal(await limiter(async () => (await control.insertCardCharge({ token, amount: 10_000 })).id));
}

async function createPaidDeposit(): Promise<string> {
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

await writeRules();
await Promise.all(Array.from({ length: count }, (_, at) => runOperation(at + 1)));
await control.clearFaults();
for (let tries = 0; tries < 120 && (await ourOperations('state=sending,unknown', send)).length > 0; tries += 1) await sleep(1_000);

const check = await checkLedger(expected, { url: sandboxUrl, token, control }, send);
const { duplicates, lost, wrong, unknown, executedTwice, unapproved, sentDespiteEnd, unsettledApprovals } = check;
const asked = expected.flatMap(({ approvals }) => approvals);
const ended = (state: Approval['state']) => asked.filter((approval) => approval.state === state).length;
const dealt = [...faultInjector.injected].map(([name, times]) => `${name} ${times}`).sort();
console.log(`faults armed         ${dealt.join(', ')}`);
console.log(`presses / requests   ${presses} / ${sent}`);
console.log(`seconds              ${Math.round((performance.now() - started) / 1000)}`);
console.log(`operations           ${expected.length}`);
console.log(
  `held by a rule       ${expected.filter((one) => one.isHeld).length}, by ${asked.length} approvals (${asked.filter(({ mode }) => mode === 'permit').length} permits) and ${votes()} presses`,
);
console.log(`ended unsent         ${ended('declined')} declined, ${ended('withdrawn')} taken back, ${ended('lapsed')} lapsed`);
console.log(`upstream duplicates  ${duplicates}`);
console.log(`lost                 ${lost}`);
console.log(`wrong amounts        ${wrong}`);
console.log(`still unknown        ${unknown}`);
console.log(`approved, sent twice ${executedTwice}`);
console.log(`sent, not approved   ${unapproved}`);
console.log(`ended, sent anyway   ${sentDespiteEnd}`);
console.log(`approvals unsettled  ${unsettledApprovals}`);
await sql.end();
process.exitCode = expected.length === count && Object.values(check).every((found) => found === 0) ? 0 : 1;
