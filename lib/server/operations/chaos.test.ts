import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '@/lib/server/services';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { createUpstream } from '@/lib/server/upstream/upstream';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { resolveDue } from './resolve-due';

const sandbox = sandboxForTests();
const office = officeForTests({ serviceUrl: () => `${sandbox().origin}/v1` });
const token = 'sandbox-chaos';
const timeoutMs = 400;
const count = 60;

let finance: Person;
let services: Services;
let seed = 20_261_127;
let over = false;
let time: Promise<void>;

/** Seeded pseudo-random numbers, so that a failed run can be repeated. */
function chance(): number {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
}

beforeAll(async () => {
  finance = await office.person('finance');
  const upstream = createUpstream({ url: office.services().environment.paymentsUrl, token, timeoutMs });
  // Sometimes the process "dies" just before or just after a call: the row stays as a crash would leave it.
  const crashingUpstream: Services['upstream'] = async (request) => {
    const death = request.endpoint.method === 'POST' ? chance() : 1;
    if (death < 0.05) throw new Error('killed before');
    const answer = await upstream(request);
    if (death < 0.1) throw new Error('killed after');
    return answer;
  };
  // One test user does the work of many.
  const environment = {
    ...office.services().environment,
    paymentsTimeoutMs: timeoutMs,
    limitMoney: 1e6,
    limitLookup: 1e6,
    limitPersonal: 1e6,
  };
  services = { ...office.services(), environment, upstream: crashingUpstream };
  await sandbox().control.createAccount({ token });
  time = pass();
});
afterAll(async () => {
  over = true;
  await time;
});

/** Time runs ten times as fast: slow enough that an operation which takes effect late does so before it is given up. */
async function pass(): Promise<void> {
  while (!over) {
    office.clock.now = new Date(office.clock.now.getTime() + 500);
    // As in the running product, the next turn makes up for a failed one.
    await resolveDue(services).catch(() => 0);
    await sleep(50);
  }
}

const faults = [
  { fault: 'apply-then-drop' },
  { fault: 'drop-before' },
  { fault: 'reset' },
  { fault: 'html' },
  { fault: 'html', status: 200 },
  { fault: 'truncated' },
  { fault: 'delay', milliseconds: 2 * timeoutMs },
  { fault: 'status', code: 'SVI111', applied: true },
  { fault: 'status', code: 'SVF503' },
  { fault: 'status', code: 'SVG429' },
] as const;

const send = async (method: string, path: string, body?: unknown, key?: string, at: 'payments' | 'office' = 'payments') => {
  const headers = { 'x-balcao-active': '1', ...(key ? { 'idempotency-key': key } : {}) };
  return office.send(method, path, { at, as: finance, body, headers, services });
};

const payee = { pixKey: '52998224725', pixType: 'cpf' };

interface OperationInput {
  readonly amount: number;
  readonly receiverAccountNumber?: string;
  readonly expectedRemaining?: string;
}

/** Looks the payee up and confirms it, as a person does before each press; once more when the service is too slow to answer. */
async function confirmed(path: string, { amount, receiverAccountNumber }: OperationInput) {
  const toKey = path === '/withdraw';
  const at = toKey ? '/payees/by-key' : '/payees/by-account';
  const target = toKey ? payee : { accountNumber: receiverAccountNumber };
  let answer = await send('POST', at, target, undefined, 'office');
  while (answer.status >= 500) answer = await send('POST', at, target, undefined, 'office');
  const operation = toKey ? 'withdrawals.create' : 'transfers.create';
  const { body } = await send('POST', '/payees/confirm', { lookup: answer.body.lookup, operation, amount }, undefined, 'office');
  return { ...(toKey && { ...payee, acknowledged: false }), confirmation: body.confirmation };
}

/** The kinds of operation to mix, each with its service call. */
const operationMix = [
  { endpoint: 'refunds.create', path: null },
  { endpoint: 'charges.create', path: '/pix' },
  { endpoint: 'withdrawals.create', path: '/withdraw' },
  { endpoint: 'transfers.create', path: '/internal-transfer' },
] as const;

/** As the page does: the same idempotency key until an answer, an unknown outcome followed, the same reference after "not found". */
async function fingerprintInput(path: string, request: OperationInput): Promise<'done' | 'given-up'> {
  let clientReference: string | undefined;
  for (let presses = 0; presses < 10; presses += 1) {
    const key = randomUUID();
    const pays = path === '/withdraw' || path === '/internal-transfer';
    const body = pays ? { ...request, ...(await confirmed(path, request)) } : request;
    let answer = await send('POST', path, { ...body, clientReference }, key);
    while (answer.status >= 500 || answer.body.errorCode === 'SVB409') {
      await sleep(50);
      answer = await send('POST', path, { ...body, clientReference }, key);
    }
    if (answer.body.errorCode?.startsWith('SVB')) return 'given-up';
    let { operation } = answer.body;
    while (operation?.state === 'unknown' || operation?.state === 'sending') {
      await sleep(50);
      operation = (await send('GET', `/operations/${operation.id}`, undefined, undefined, 'office')).body;
    }
    if (operation?.state === 'done') return 'done';
    if (operation?.state === 'not-found') clientReference = operation.reference;
  }
  return 'given-up';
}

test(`${count} operations among failures and crashes: each takes effect once, none is lost, wrong or left unknown`, {
  timeout: 120_000,
}, async () => {
  const { control } = sandbox();
  const transaction = { type: 'DEPOSIT', status: 'COMPLETED', amount: 100, paidAt: new Date().toISOString(), endToEndId: 'E1' } as const;
  const queue = Array.from({ length: count }, (_, at) => at);
  const accounts = {
    payerAccountNumber: (await control.changeAccount(token, { available: 1_000_000 })).number,
    receiverAccountNumber: (await control.createAccount({ token: 'sandbox-chaos-receiver' })).number,
  };
  const results: { id: string | null; tag: string; amount: number; outcome: string }[] = [];

  const counter = async () => {
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const { endpoint, path } = operationMix[at % operationMix.length] ?? operationMix[0];
      const tag = `chaos-${at}`;
      const amount = path ? (1_000 + at) / 100 : 40;
      const id = path ? null : (await control.insertTransaction({ token, transaction: { ...transaction, endToEndId: `E${tag}` } })).id;
      const fault = faults[Math.floor(chance() * faults.length * 2)];
      if (fault) await control.addFault({ ...fault, token, endpoint });
      const body = { amount, virtualAccount: tag, ...(endpoint === 'transfers.create' ? accounts : {}) };
      const outcome = path
        ? await fingerprintInput(path, body)
        : await fingerprintInput(`/refund/${id}`, { amount, expectedRemaining: '100.00' });
      results.push({ id, tag, amount, outcome });
    }
  };
  await Promise.all(Array.from({ length: 10 }, counter));

  const { data } = await control.storedTransactions({ token });
  const made = (tag: string) => data.filter(({ virtualAccount }) => virtualAccount === tag).map(({ amount }) => amount);
  const refunded = (id: string) => data.filter((stored) => stored.id === id).map(({ refundAmount }) => Number(refundAmount));
  expect(results).toHaveLength(count);
  for (const { id, tag, amount, outcome } of results) {
    expect([tag, outcome, id ? refunded(id) : made(tag)]).toEqual([tag, 'done', [amount]]);
  }
  const open = await send('GET', '/operations?page=1&limit=100&state=sending,unknown', undefined, undefined, 'office');
  expect(open.body.items).toEqual([]);
});
