import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import type { PayingKind } from '@/lib/contracts/office/operations';
import { operations } from '@/lib/server/database/schema/schema';
import { resolveDue } from '@/lib/server/operations/resolve-due';
import { operationFields } from '@/lib/server/privacy/at-rest/fields';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { createUpstream } from '@/lib/server/upstream/upstream';
import { paymentsDouble } from './payments-double';

export const start = new Date('2026-11-27T15:00:00.000Z');

/** Test setup: the office with a controllable service and clock, and the operations of one finance user. */
export function operationsForTests() {
  const office = officeForTests();
  let payments = paymentsDouble();
  let finance: Person;

  beforeAll(async () => {
    finance = await office.person('finance');
  });
  beforeEach(async () => {
    office.clock.now = start;
    payments = paymentsDouble();
    office.service().behave(payments.handle);
    await office.services().db.delete(operations);
  });

  const fingerprintInput = (
    path: string,
    body: unknown,
    { key = randomUUID() as string, as = finance, services = {}, headers = {} } = {},
  ) => office.send('POST', path, { at: 'payments', as, body, headers: { ...headers, 'idempotency-key': key }, services });

  return {
    office,
    payments: () => payments,
    finance: () => finance,
    charge: (body: unknown, options?: Parameters<typeof fingerprintInput>[2]) => fingerprintInput('/pix', body, options),
    refund: (id: string, body: unknown, options?: Parameters<typeof fingerprintInput>[2]) =>
      fingerprintInput(`/refund/${id}`, body, options),
    transfer: (body: unknown, options?: Parameters<typeof fingerprintInput>[2]) => fingerprintInput('/internal-transfer', body, options),
    withdraw: (body: unknown, options?: Parameters<typeof fingerprintInput>[2]) => fingerprintInput('/withdraw', body, options),
    payCode: (body: unknown, options?: Parameters<typeof fingerprintInput>[2]) => fingerprintInput('/withdraw/qrcode', body, options),
    /** Looks a payee up, as a person does before paying. */
    async payee(by: 'key' | 'qr-code' | 'account', body: unknown) {
      return (await office.send('POST', `/payees/by-${by}`, { as: finance, body })).body;
    },
    /** Looks a payee up and confirms one operation with one amount. */
    async confirmation(
      by: 'key' | 'qr-code' | 'account',
      body: unknown,
      operation: PayingKind,
      amount?: number,
      as = finance,
    ): Promise<string> {
      const { lookup } = (await office.send('POST', `/payees/by-${by}`, { as, body })).body;
      return (await office.send('POST', '/payees/confirm', { as, body: { lookup, operation, amount } })).body.confirmation;
    },
    rows: () => office.services().db.select().from(operations).orderBy(operations.createdAt),
    async row(key: string) {
      const [row] = await office.services().db.select().from(operations).where(eq(operations.idempotencyKey, key));
      return row;
    },
    /** Whom an operation paid, as its record has them. */
    async holdersOf(key: string) {
      const [row] = await office.services().db.select().from(operations).where(eq(operations.idempotencyKey, key));
      const { holder, holderBefore } = operationFields;
      const keys = office.services().environment;
      return row ? [holder.decrypt(row.holder, key, keys), holderBefore.decrypt(row.holderBefore, key, keys)] : [];
    },
    /** Advances the clock in steps and runs the resolver. */
    async pass(seconds: number, step = 1) {
      for (let passed = 0; passed < seconds; passed += step) {
        office.clock.now = new Date(office.clock.now.getTime() + step * 1_000);
        await resolveDue(office.services());
      }
    },
    /** A connection to the service with a short time limit, in milliseconds. */
    impatient: (timeoutMs: number) => ({
      upstream: createUpstream({ url: office.services().environment.paymentsUrl, token: 'impatient', timeoutMs }),
    }),
  };
}
