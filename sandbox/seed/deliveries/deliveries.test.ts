import { describe, expect, test } from 'vitest';
import type { Account } from '@/sandbox/accounts/account';
import { accountSettings } from '@/sandbox/accounts/settings';
import { createRandom } from '@/sandbox/fake-data/random';
import { history } from '@/sandbox/seed/history/history';
import { deliveriesOf } from './deliveries';

const now = new Date('2026-11-27T17:32:08.000Z');
const account: Account = {
  id: 1,
  token: 'sandbox',
  number: '107919',
  name: 'Oficina Jaborandi Ltda',
  document: '61782947000196',
  settings: accountSettings.parse({}),
};
const random = createRandom(1);
const transactions = Array.from(history(account, 20_000, now), ({ transaction }) => ({
  transaction,
  ...deliveriesOf(transaction, now.getTime(), random),
}));
const sent = transactions.filter((one) => one.deliveries.length > 0);
const everything = sent.flatMap((one) => one.deliveries);

/** interface: Events. */
describe('callbacks of seeded history', () => {
  test('span months and go to their transaction’s URL after the event', () => {
    const oldest = everything.map((one) => one.createdAt).sort()[0] ?? '';
    expect(now.getTime() - Date.parse(oldest)).toBeGreaterThan(80 * 86_400_000);
    for (const { transaction, deliveries } of sent) {
      for (const one of deliveries) {
        expect([one.url, one.transactionId]).toEqual([transaction.callbackUrl, transaction.id]);
        expect(one.createdAt > transaction.createdAt && one.createdAt <= now.toISOString()).toBe(true);
      }
    }
  });

  test('report every status of a transaction in order', () => {
    const { transaction, deliveries } = sent.find((one) => one.transaction.status === 'REFUNDED') ?? {};
    expect(transaction?.status).toBe('REFUNDED');
    expect(Array.from(new Set(deliveries?.map((one) => one.event)))).toEqual([
      'TRANSACTION_PENDING',
      'TRANSACTION_COMPLETED',
      'TRANSACTION_REFUNDED',
    ]);
    expect(deliveries?.map((one) => one.createdAt)).toEqual(deliveries?.map((one) => one.createdAt).sort());
  });

  test('are mostly delivered, some only after a retry', () => {
    const good = everything.filter((one) => one.status === 200).length / everything.length;
    expect(good).toBeGreaterThan(0.85);
    const late = sent.filter(({ deliveries }) => deliveries[0]?.status === 0 && deliveries.some((one) => one.status === 200));
    expect(late.length).toBeGreaterThan(10);
  });

  test('are given up after a 404 and retried after a 500', () => {
    const lost = sent.filter(({ deliveries }) => deliveries.some((one) => one.status === 404));
    expect(lost.length).toBeGreaterThan(10);
    for (const { deliveries } of lost) {
      expect(deliveries.every((one) => one.status === 404)).toBe(true);
      expect(deliveries.length).toBeLessThanOrEqual(3);
    }
    const waiting = transactions.filter((one) => (one.waiting?.attempts ?? 0) > 0);
    expect(waiting.length).toBeGreaterThan(3);
    for (const one of waiting) {
      expect(one.deliveries.at(-1)?.status).toBe(500);
      expect(Date.parse(one.waiting?.dueAt ?? '')).toBeGreaterThan(now.getTime());
    }
  });
});
