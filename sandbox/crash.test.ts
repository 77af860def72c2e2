import { expect, test } from 'vitest';
import { merchantForTests } from './testing/merchant-for-tests';
import { programForTests } from './testing/program-for-tests';
import { receiverForTests } from './testing/receiver-for-tests';
import type { TestSandbox } from './testing/sandbox-for-tests';

const program = programForTests();
const receiver = receiverForTests();
const payer = 'sandbox-crash';
const callers = 12;
const enough = 150;

interface Asked {
  readonly clientReference: string;
  readonly path: string;
  readonly body: object;
}

/** Orders that move money or make something to be paid, one after the other, each with a reference of its own. */
function* orders(caller: number, sandbox: { payerAccountNumber: string; receiverAccountNumber: string }): Generator<Asked> {
  const callbackUrl = receiver.url('crash');
  for (let number = 0; ; number++) {
    const clientReference = `crash-${caller}-${number}`;
    const optionalFields = { clientReference, callbackUrl };
    const amount = 1 + (number % 40) / 4;
    yield { clientReference, path: '/pix', body: { ...optionalFields, amount } };
    yield {
      clientReference: `${clientReference}-out`,
      path: '/withdraw',
      body: { ...optionalFields, clientReference: `${clientReference}-out`, amount, pixKey: 'joana@correio.example', pixType: 'email' },
    };
    yield {
      clientReference: `${clientReference}-over`,
      path: '/internal-transfer',
      body: { ...optionalFields, ...sandbox, clientReference: `${clientReference}-over`, amount },
    };
  }
}

test('a sandbox killed under load keeps every acknowledged operation, and its statement adds up', async () => {
  let sandbox = await program.start();
  const current = () => sandbox;
  const accounts = await openAccounts(sandbox);
  const acknowledged = new Map<string, string>();
  const asked: Asked[] = [];

  const load = Array.from({ length: callers }, async (_, caller) => {
    for (const order of orders(caller, accounts)) {
      asked.push(order);
      const answer = await sandbox.send('POST', order.path, payer, order.body).catch(() => null);
      if (answer === null) return;
      expect(answer).toMatchObject({
        status: expect.toSatisfy((status) => status < 300),
        body: { clientReference: order.clientReference },
      });
      acknowledged.set(order.clientReference, (answer.body as { id: string }).id);
    }
  });
  await expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(enough);
  await program.kill();
  await Promise.all(load);
  expect(asked.length).toBeGreaterThan(acknowledged.size);

  sandbox = await program.start();
  const checks = asked.map(async (order) => {
    const { data } = await sandbox.control.storedTransactions({ token: payer, clientReference: order.clientReference });
    const id = acknowledged.get(order.clientReference);
    expect(data.length, order.clientReference).toBeLessThanOrEqual(1);
    if (id !== undefined) expect(data[0]?.id, order.clientReference).toBe(id);
    if (data.length > 0) {
      // What was stored without an answer is found by its reference, and is not made again.
      expect(await sandbox.send('POST', order.path, payer, order.body)).toMatchObject({ status: 409, body: { errorCode: 'SVC210' } });
    }
  });
  await Promise.all(checks);

  await sandbox.control.setClock({ advanceSeconds: 120 });
  await sandbox.control.callbacksIdle(undefined, 60);
  for (const token of [payer, 'sandbox-crash-other']) await merchantForTests(current, token).closedStatement();
  const received = new Set(receiver.arrivals('crash').map((arrival) => arrival.body.id));
  for (const [reference, id] of acknowledged) expect(received.has(id), `${reference} was told`).toBe(true);
  const { data } = await sandbox.control.storedTransactions({ token: payer });
  expect(data.filter((one) => one.type === 'WITHDRAW' && one.status === 'PENDING')).toEqual([]);
}, 180_000);

async function openAccounts(sandbox: TestSandbox) {
  const account = await sandbox.control.changeAccount(payer, { available: 1_000_000 });
  const other = await sandbox.control.createAccount({ token: 'sandbox-crash-other' });
  return { payerAccountNumber: account.number, receiverAccountNumber: other.number };
}
