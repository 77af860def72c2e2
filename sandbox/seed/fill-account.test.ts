import { expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { wholeCents } from '@/sandbox/ledger/whole-cents';
import { wireToUnits } from '@/sandbox/money/units';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { stillClock } from '@/sandbox/testing/still-clock';
import type { TransactionWire } from '@/sandbox/transaction-records/transaction-row';

const sandbox = sandboxForTests();
const token = 'sandbox-balance';

/** The effect of a transaction on the balance, computed again from its wire form: total moved and amount held. */
function effectOf(one: TransactionWire, contested: boolean) {
  const amount = wireToUnits(one.amount);
  const fee = wholeCents(wireToUnits(one.serviceFeeCharged ?? 0));
  if (one.type === 'WITHDRAW') {
    if (one.status === 'PENDING') return { total: 0n, held: amount + fee };
    return { total: one.status === 'COMPLETED' ? -(amount + fee) : 0n, held: 0n };
  }
  if (one.paidAt === null) return { total: 0n, held: 0n };
  const refund = wireToUnits(one.refundAmount ?? 0);
  const returned = one.refundStatus === 'COMPLETED' ? refund : 0n;
  return { total: amount - fee - returned, held: (one.refundStatus === 'PENDING' ? refund : 0n) + (contested ? amount : 0n) };
}

/** Those whose dispute is not over. */
async function contestedTransactions() {
  const ids = new Set<string>();
  for (let page = 1; ; page++) {
    const { body } = await sandbox().get(`/user/infractions?limit=100&page=${page}`, token);
    const { data, hasNextPage } = shapes['infractions.list'].wire.parse(body);
    for (const { status, transaction } of data) if (status !== 'CLOSED' && status !== 'CANCELLED') ids.add(transaction.id);
    if (!hasNextPage) return ids;
  }
}

test('the balance is the sum of the history', async () => {
  // Otherwise jobs would go on with what the seed left under way, while the tests read it.
  await sandbox().control.setClock(stillClock);
  await sandbox().control.createAccount({ token, transactions: 900 });
  const { data } = await sandbox().control.storedTransactions({ token });
  const sums = { total: 0n, held: 0n };
  const contested = await contestedTransactions();
  for (const one of data) {
    const effect = effectOf(one, contested.has(one.id));
    sums.total += effect.total;
    sums.held += effect.held;
  }
  const { available, blocked } = shapes['balance.read'].wire.parse((await sandbox().get('/user/balance', token)).body);
  expect(data).toHaveLength(900);
  expect(wireToUnits(blocked)).toBe(sums.held);
  expect(wireToUnits(available) + wireToUnits(blocked)).toBe(sums.total);
  expect(available).toBeGreaterThan(0);
});

test('the callbacks of the last days were sent to the address of their transaction', async () => {
  const { data } = await sandbox().control.storedTransactions({ token });
  const announced = data.filter((one) => one.callbackUrl && one.paidAt);
  const { body } = await sandbox().get(`/user/transactions/${announced[0]?.id}`, token);
  const { CallbackLog, callbackUrl } = shapes['transactions.read'].wire.parse(body);
  expect(CallbackLog.length).toBeGreaterThan(0);
  for (const delivery of CallbackLog) expect(delivery.url).toBe(callbackUrl);
});
