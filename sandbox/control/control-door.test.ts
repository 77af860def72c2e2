import { expect, test } from 'vitest';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();

test('the door says when the sandbox is ready', async () => {
  expect(await sandbox().control.health()).toMatchObject({ status: 'ok', speed: 1 });
});

test('one exact transaction is stored as given, and found again', async () => {
  const token = 'sandbox-exact';
  const given = {
    id: 'abc123',
    status: 'WAITING_FOR_REFUND' as const,
    amount: 100.1,
    serviceFeeCharged: 0.115,
    refundAmount: '30.5',
    refundStatus: 'PENDING' as const,
    clientReference: 'pedido-1',
    payerName: 'João D’Ávila',
    createdAt: '2026-11-04T02:59:59.001Z',
    updatedAt: '2026-11-05T02:59:59.120Z',
  };
  const stored = await sandbox().control.insertTransaction({ token, transaction: given });
  expect(stored).toMatchObject({ ...given, refundAmount: '30.50', type: 'DEPOSIT', paidAt: null });
  expect(await sandbox().control.storedTransactions({ token, clientReference: 'pedido-1' })).toEqual({ data: [stored] });
  expect((await sandbox().get('/user/transactions/abc123', token)).body).toMatchObject(stored);
});

test('a reference is given once per account', async () => {
  const order = { token: 'sandbox-twice', transaction: { clientReference: 'pedido-1' } };
  await sandbox().control.insertTransaction(order);
  await expect(sandbox().control.insertTransaction(order)).rejects.toThrow('duplicate key');
});

test('the clock can be stopped, moved, sped up and given back', async () => {
  const { control } = sandbox();
  expect(await control.setClock({ now: '2027-01-01T03:00:00Z', speed: 0 })).toEqual({ now: '2027-01-01T03:00:00.000Z', speed: 0 });
  expect(await control.setClock({ advanceSeconds: 90.5 })).toMatchObject({ now: '2027-01-01T03:01:30.500Z' });
  expect((await control.insertTransaction({ token: 'sandbox-later' })).createdAt).toBe('2027-01-01T03:01:30.500Z');
  const { now, speed } = await control.setClock({ real: true });
  expect(speed).toBe(1);
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
});

test('the door explains what it does not understand', async () => {
  await expect(sandbox().control.setClock({ speed: -1 })).rejects.toThrow(/400.*speed/s);
  await expect(sandbox().control.createAccount({ token: 'somebody' })).rejects.toThrow(/sandbox-<name>/);
});
