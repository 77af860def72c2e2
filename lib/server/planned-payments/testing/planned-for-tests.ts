import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type { HeldReason } from '@/lib/contracts/office/operations';
import { toReais } from '@/lib/format/money/money';
import { approvalsForTests } from '@/lib/server/approvals/testing/approvals-for-tests';
import { spendingLimits } from '@/lib/server/database/schema/approvals-schema';
import { notices } from '@/lib/server/database/schema/notices-schema';
import { operations, staff } from '@/lib/server/database/schema/schema';
import { savedPayees } from '@/lib/server/database/schema/team-records-schema';
import { runPlannedPayments } from '@/lib/server/planned-payments/run-planned-payments';
import type { Person } from '@/lib/server/testing/office-for-tests';

export const pixKey = '52998224725';
export const payOn = '2026-12-05';
/** Eight in the morning of that day in São Paulo. */
export const due = new Date('2026-12-05T11:00:00.000Z');
export const lateThatDay = new Date('2026-12-06T02:00:00.000Z');
export const dayAfter = new Date('2026-12-06T11:00:00.000Z');

interface Asked {
  amount?: number;
  key?: string;
  as?: Person;
  change?: object;
}

/** Test setup: one finance user who plans withdrawals, two administrators who may approve them, and what happens on the day. */
export function plannedForTests() {
  const asking = approvalsForTests();
  const { office, payments, finance, first, confirmation, withdraw } = asking;
  const db = () => office.services().db;
  let limitVersion = 0;

  beforeEach(async () => {
    await db().delete(notices);
    await db().delete(savedPayees);
    await db().update(staff).set({ active: true, role: 'finance' }).where(eq(staff.id, finance().staffId));
    await limitPayouts(null);
  });

  async function limitPayouts(perDay: string | null) {
    limitVersion += 1;
    const limits = {
      payoutsPerDay: perDay === null ? null : toReais(perDay),
      refundsPerDay: null,
      newPayeePerDay: null,
      firstPaymentWaitHours: null,
      night: null,
      enabled: perDay !== null,
    };
    await db()
      .insert(spendingLimits)
      .values({ scope: 'finance', version: limitVersion, limits, createdBy: first().staffId, createdAt: office.clock.now });
  }

  async function plan({ amount = 50, key = randomUUID(), as = finance(), change = {} }: Asked = {}) {
    const confirmed = await confirmation('key', { pixKey, pixType: 'cpf' }, 'withdrawals.create', amount, as);
    return withdraw({ amount, pixKey, pixType: 'cpf', confirmation: confirmed, acknowledged: false, payOn, ...change }, { key, as });
  }

  async function operation(id: string) {
    const [found] = await db().select().from(operations).where(eq(operations.id, id));
    if (!found) throw new Error('no such operation');
    return found;
  }

  const stopped = () => db().select().from(notices).where(eq(notices.kind, 'payment-stopped'));

  return {
    ...asking,
    db,
    limitPayouts,
    operation,
    /** The notices of planned payments that did not go. */
    stopped,
    /** A withdrawal for a later day as the form sends it, with a payee that was just confirmed. */
    plan,
    /** The same, by the id of the operation that waits. */
    async planned(asked: Asked = {}): Promise<string> {
      const answer = await plan(asked);
      expect(answer.body).toMatchObject({ operation: { state: 'planned', plannedFor: payOn, transactionId: null }, record: null });
      return answer.body.operation.id;
    },
    async runAt(at: Date) {
      office.clock.now = at;
      await runPlannedPayments(office.services());
    },
    /** The same person, signed in anew: days have passed. */
    back: async (person: Person = finance()) => ({ ...person, ...(await office.session(person.staffId)) }),
    /** Nothing was sent, and people are told why. */
    async expectHeld(id: string, reason: HeldReason) {
      expect(payments().posts).toEqual([]);
      expect(await operation(id)).toMatchObject({ state: 'held', held: reason, plannedDueAt: null, transactionId: null });
      expect(await stopped()).toMatchObject([{ subject: id, detail: reason, staffId: null }]);
      expect((await office.audited()).filter(({ action }) => action === 'operation.held').at(-1)).toMatchObject({
        object: id,
        facts: { reason, day: payOn },
      });
    },
  };
}
