import { expect, test } from 'vitest';
import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import { testCard } from '@/sandbox/card-charges/decision/card-behavior';
import { cardAccounts } from '@/sandbox/testing/card-accounts';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const account = cardAccounts(sandbox);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('a charge is stored as given, with the answer of its card, and found by its account', async () => {
  const token = 'sandbox-stored-cards';
  const order = { token, amount: 7_050, card: testCard('051'), name: 'Ana Souza', externalId: 'venda-1', createdAt: daysAgo(2) };
  const stored = await sandbox().control.insertCardCharge(order);
  expect(stored).toMatchObject({ amount: 7_050, externalId: 'venda-1', createdAt: order.createdAt, customer: { name: 'Ana Souza' } });
  expect(stored.creditCardPayment).toMatchObject({ status: 3, reasonCode: 2, card: { number: '400000******0515' } });
  const { call } = await account(token);
  expect((await call(`/charges/${stored.id}`)).body).toMatchObject({ id: stored.id, amount: 7_050 });
  expect(await sandbox().control.storedCardCharges({ token, externalId: 'venda-1' })).toEqual({ data: [stored] });
});

test.each([
  ['runs', { interval: 'Daily' as const }, 'ACTIVE', 4],
  ['was stopped before its first cycle', { interval: 'Daily' as const, stopped: true }, 'INACTIVE', 1],
  ['has reached its last day', { interval: 'Daily' as const, endDate: businessDay(daysAgo(2), serviceZone) }, 'ENDED', 2],
])('a recurrence of three days ago that %s', async (_name, recurrence, status, charges) => {
  const token = `sandbox-stored-${status.toLowerCase()}`;
  const { recurrentPaymentId } = await sandbox().control.insertCardCharge({ token, createdAt: daysAgo(3), recurrence });
  const { call } = await account(token);
  expect((await call(`/charges/recurrences/${recurrentPaymentId}`)).body).toMatchObject({ status });
  expect((await call(`/charges?recurrentPaymentId=${recurrentPaymentId}`)).body).toMatchObject({ total: charges });
});
