import { describe, expect, test, vi } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import type { InjectedDeliveryFault } from '@/sandbox/injected-faults/injected-delivery-fault';
import { receiverForTests } from '@/sandbox/testing/receiver-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const receiver = receiverForTests();

/** A transaction whose callbacks go to the receiver's address of the test's name. */
async function delivered(name: string, transaction: Parameters<typeof deliveredAs>[1] = {}) {
  return deliveredAs(`sandbox-${name}`, { callbackUrl: receiver.url(name), ...transaction });
}

async function deliveredAs(token: string, transaction: { callbackUrl?: string | null; status?: 'PENDING' | 'COMPLETED' | 'REFUNDED' }) {
  const { id } = await sandbox().control.insertTransaction({ token, transaction });
  const send = async () => {
    await sandbox().control.sendCallback({ token, transactionId: id });
    return sandbox().control.callbacksIdle(token);
  };
  const log = async () => (await sandbox().control.deliveries({ token, transactionId: id })).data.toReversed();
  const statuses = async () => (await log()).map((one) => one.status);
  return { id, token, send, log, statuses };
}

/** Moves on to the next try. */
async function tryAgain(token: string) {
  const { nextAt } = await sandbox().control.pendingCallbacks(token);
  if (nextAt === null) throw new Error('nothing waits to be sent');
  await sandbox().control.setClock({ now: nextAt, speed: 0 });
  await sandbox().control.callbacksIdle(token);
}

describe('interface: Delivery rules: a callback', () => {
  test('interface: Delivery rules, Method: is a POST of the transaction as JSON, unsigned, and is recorded with the answer', async () => {
    receiver.answer('plain', { status: 200, headers: { 'x-kept': 'yes' }, body: 'thank you' });
    const one = await delivered('plain');
    await one.send();
    const [arrival] = receiver.arrivals('plain');
    expect(arrival?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(arrival?.headers).not.toHaveProperty('x-webhook-signature');
    expect(arrival?.body).toMatchObject({ id: one.id, status: 'COMPLETED', callbackUrl: receiver.url('plain') });
    expect(arrival?.body).not.toHaveProperty('infraction');
    expect(shapes['transactions.list'].wire.shape.data.element.safeParse(arrival?.body).success).toBe(true);
    const [record] = await one.log();
    expect(record).toMatchObject({
      url: receiver.url('plain'),
      status: 200,
      transactionId: one.id,
      responseBody: 'thank you',
      error: null,
    });
    expect(record?.responseHeaders).toMatchObject({ 'x-kept': 'yes' });
    expect(record?.body).toEqual(arrival?.body);
    expect(record?.responseTime).toBeGreaterThanOrEqual(0);
  });

  test.each([200, 201, 204, 299])('interface: Delivery rules, Expected answer: a %d delivers it', async (status) => {
    receiver.answer(`ok-${status}`, { status });
    const one = await delivered(`ok-${status}`);
    expect(await one.send()).toMatchObject({ due: 0, later: 0 });
    expect(await one.statuses()).toEqual([status]);
  });

  test.each([400, 404, 410, 429, 499])('interface: Delivery rules, A 4xx answer: a %d ends it without a retry', async (status) => {
    receiver.answer(`lost-${status}`, { status });
    const one = await delivered(`lost-${status}`);
    expect(await one.send()).toMatchObject({ due: 0, later: 0 });
    expect(await one.statuses()).toEqual([status]);
  });

  test.each([301, 307, 500, 503])('is retried after a %d', async (status) => {
    const name = `again-${status}`;
    receiver.answer(name, { status, headers: { location: receiver.url('elsewhere') } }, { status }, { status: 200 });
    const one = await delivered(name);
    expect(await one.send()).toMatchObject({ due: 0, later: 1 });
    await tryAgain(one.token);
    await tryAgain(one.token);
    expect(await one.statuses()).toEqual([status, status, 200]);
    expect(new Set(receiver.arrivals(name).map((arrival) => arrival.raw)).size).toBe(1);
    expect(receiver.arrivals('elsewhere')).toEqual([]);
    expect(await sandbox().control.pendingCallbacks(one.token)).toMatchObject({ due: 0, later: 0 });
  });

  test('interface: Delivery rules, Response deadline: is retried when no answer comes within five seconds', async () => {
    // A tenth of the wait: that it is asked for in whole is what is proved.
    const { timeout } = AbortSignal;
    const waited = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout.call(AbortSignal, milliseconds / 10));
    receiver.answer('slow', 'silence');
    const slow = await delivered('slow');
    expect((await slow.send()).later).toBe(1);
    expect(waited).toHaveBeenCalledWith(5_000);
    waited.mockRestore();
    expect(await slow.log()).toMatchObject([{ status: 0, error: 'no answer within 5000 ms', responseBody: '', responseHeaders: {} }]);
    await tryAgain(slow.token);
    expect(await slow.statuses()).toEqual([0, 200]);
  });

  test('is retried when the connection is refused', async () => {
    const closed = await deliveredAs('sandbox-closed', { callbackUrl: 'http://127.0.0.1:9/' });
    expect((await closed.send()).later).toBe(1);
    expect(await closed.log()).toMatchObject([{ status: 0, error: expect.stringContaining('ECONNREFUSED') }]);
  });

  test('to an invalid address fails like a refused connection', async () => {
    const one = await deliveredAs('sandbox-nowhere', { callbackUrl: 'nowhere' });
    expect(await one.send()).toMatchObject({ due: 0, later: 1 });
    expect(await one.log()).toMatchObject([{ status: 0, error: expect.stringContaining('Invalid URL') }]);
  });

  test('interface: Delivery rules, Retries: is given up after 72 retries', async () => {
    const one = await delivered('hopeless');
    receiver.answer('hopeless', ...Array.from({ length: 80 }, () => ({ status: 500 })));
    await one.send();
    for (let resend = 1; resend <= 72; resend++) await tryAgain(one.token);
    expect(await sandbox().control.pendingCallbacks(one.token)).toMatchObject({ due: 0, later: 0 });
    expect(await one.statuses()).toHaveLength(73);
  });

  test('waits for the previous callback of its transaction only', async () => {
    receiver.answer('order', { status: 500 });
    const one = await delivered('order');
    const other = await deliveredAs(one.token, { callbackUrl: receiver.url('order') });
    await one.send();
    await one.send();
    await other.send();
    expect(receiver.arrivals('order').map((arrival) => arrival.body.id)).toEqual([one.id, other.id]);
    await tryAgain(one.token);
    expect(await one.statuses()).toEqual([500, 200, 200]);
  });

  test('stores the first four kilobytes of a long answer', async () => {
    receiver.answer('long', { status: 200, body: 'x'.repeat(100_000) });
    const one = await delivered('long');
    await one.send();
    expect((await one.log())[0]?.responseBody).toHaveLength(4_096);
  });

  test('to a host that is reserved for examples is answered by the sandbox itself', async () => {
    const found = await deliveredAs('sandbox-invented', { callbackUrl: 'https://loja.example/avisos' });
    const gone = await deliveredAs('sandbox-invented', { callbackUrl: 'https://loja.example/avisos/410' });
    const late = await deliveredAs('sandbox-invented', { callbackUrl: 'https://example.com/avisos/timeout' });
    for (const one of [found, gone, late]) await one.send();
    expect([await found.statuses(), await gone.statuses(), await late.statuses()]).toEqual([[200], [410], [0]]);
  });
});

describe('injected delivery faults', () => {
  const strike = (name: string, fault: InjectedDeliveryFault['fault']) => sandbox().control.addFault({ fault, token: `sandbox-${name}` });

  test('interface: Delivery rules, Duplicates: a callback arrives twice, with the same id and status', async () => {
    const one = await delivered('twice');
    await strike('twice', 'duplicate-callback');
    await one.send();
    await one.send();
    expect(receiver.arrivals('twice')).toHaveLength(3);
    expect(await one.statuses()).toEqual([200, 200, 200]);
  });

  test('a dropped callback never arrives', async () => {
    const one = await delivered('dropped');
    await strike('dropped', 'drop-callback');
    expect(await one.send()).toMatchObject({ due: 0, later: 0 });
    expect(receiver.arrivals('dropped')).toEqual([]);
    expect(await one.log()).toEqual([]);
  });

  test('a failed callback is recorded without being sent', async () => {
    const one = await delivered('failed');
    await sandbox().control.addFault({ fault: 'fail-callback', token: one.token, status: 503, times: 2 });
    await one.send();
    await tryAgain(one.token);
    expect(receiver.arrivals('failed')).toEqual([]);
    await tryAgain(one.token);
    expect(await one.statuses()).toEqual([503, 503, 200]);
  });

  test('an out-of-order callback arrives after the next one of its transaction', async () => {
    const token = 'sandbox-overtaken';
    // The order is told by the times of the attempts, which a stopped clock would make the same.
    await sandbox().control.setClock({ real: true });
    const one = await delivered('overtaken', { status: 'PENDING' });
    await strike('overtaken', 'out-of-order-callback');
    await one.send();
    await sandbox().control.sendCallback({ token, transactionId: one.id, event: 'TRANSACTION_COMPLETED' });
    await sandbox().control.callbacksIdle(token);
    expect((await one.log()).map((delivery) => delivery.eventType)).toEqual(['TRANSACTION_COMPLETED', 'TRANSACTION_PENDING']);
  });
});
