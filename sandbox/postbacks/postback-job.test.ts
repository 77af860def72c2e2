import { createHmac } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { approvedCard, cardAccounts, chargeBody, foreignCard, fraudAnalysis } from '@/sandbox/testing/card-accounts';
import { receiverForTests } from '@/sandbox/testing/receiver-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const receiver = receiverForTests();
const account = cardAccounts(sandbox);

async function charge(token: string, body: unknown) {
  const { call } = await account(token);
  return shapes['cardCharges.create'].wire.parse((await call('/charges', { method: 'POST', body })).body);
}

const eventsAt = (name: string) => receiver.arrivals(name).map(({ body }) => body.event);
const arrived = (name: string, ...events: string[]) => vi.waitFor(() => expect(eventsAt(name)).toEqual(events), { timeout: 20_000 });

describe('interface: Events, card postbacks', () => {
  test('a new charge sends a signed postback with the whole charge', async () => {
    const token = 'sandbox-told';
    const made = await charge(token, chargeBody(approvedCard, { postbackUrl: receiver.url('told') }));
    await arrived('told', 'charge.update');
    const [arrival] = receiver.arrivals('told');
    expect(shapes['cardCharges.read'].wire.parse(arrival?.body.data).id).toBe(made.id);
    const { webhookSecret } = await sandbox().control.cardConnection(token);
    const { 'x-webhook-timestamp': timestamp, 'x-webhook-nonce': nonce, 'x-webhook-signature': signature } = arrival?.headers ?? {};
    expect(signature).toBe(createHmac('sha256', webhookSecret).update(`${timestamp}.${nonce}.${arrival?.raw}`).digest('hex'));
  });

  test('every event is sent under its name', async () => {
    const token = 'sandbox-events';
    const { control } = sandbox();
    const postbackUrl = receiver.url('events');
    const { id } = await charge(token, chargeBody(foreignCard, { payment: { currency: 'USD', fraudAnalysis }, postbackUrl }));
    await vi.waitFor(() => expect(eventsAt('events')).toHaveLength(2), { timeout: 20_000 });
    expect(eventsAt('events').sort()).toEqual(['antifraud.update', 'charge.update']);
    await control.addChargeback(id, { token });
    await vi.waitFor(() => expect(eventsAt('events')).toContain('chargeback'), { timeout: 20_000 });
    const { recurrentPaymentId } = await charge(token, chargeBody(approvedCard, { recurrence: { interval: 'Monthly' }, postbackUrl }));
    await control.moveRecurrence(recurrentPaymentId ?? '', { token, move: 'run-cycle' });
    await vi.waitFor(() => expect(eventsAt('events')).toContain('recurrence.cycle'), { timeout: 20_000 });
  });

  test('a failed postback is retried after 1 minute, 10 minutes, 1, 6 and 24 hours', async () => {
    const token = 'sandbox-deaf';
    const { control } = sandbox();
    receiver.answer('deaf', ...Array.from({ length: 6 }, () => ({ status: 500 })));
    await charge(token, chargeBody(approvedCard, { postbackUrl: receiver.url('deaf') }));
    const attempts = async (count: number) =>
      vi.waitFor(async () => expect((await control.postbacks(token)).data).toMatchObject([{ attempts: count, status: 500 }]), {
        timeout: 20_000,
      });
    await attempts(1);
    for (const [index, minutes] of [1, 10, 60, 360, 1_440].entries()) {
      await control.setClock({ advanceSeconds: minutes * 60 - 30 });
      expect(receiver.arrivals('deaf')).toHaveLength(index + 1);
      await control.setClock({ advanceSeconds: 31 });
      await attempts(index + 2);
    }
    expect((await control.postbacks(token)).data).toMatchObject([{ attempts: 6, dueAt: null }]);
    await control.setClock({ real: true });
  });

  test('a postback answered with 4xx is not retried', async () => {
    const token = 'sandbox-gone';
    receiver.answer('gone', { status: 410 });
    await charge(token, chargeBody(approvedCard, { postbackUrl: receiver.url('gone') }));
    await vi.waitFor(
      async () => expect((await sandbox().control.postbacks(token)).data).toMatchObject([{ attempts: 1, status: 410, dueAt: null }]),
      { timeout: 20_000 },
    );
  });

  test('a charge without a postbackUrl sends no postback', async () => {
    const token = 'sandbox-silent';
    await charge(token, chargeBody());
    expect((await sandbox().control.postbacks(token)).data).toEqual([]);
  });
});
