import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq, inArray, max } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import type { RuleFields } from '@/lib/contracts/office/approvals/approval-rules.shape';
import { runApprovals } from '@/lib/server/approvals/run-approvals';
import { approvalPasses, approvalRules, approvals } from '@/lib/server/database/schema/approvals-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { operationsForTests } from '@/lib/server/operations/testing/operations-for-tests';
import type { Person } from '@/lib/server/testing/office-for-tests';

const pixKey = '52998224725';
const ruleId = '3f0c7e0a-6f51-4a7e-9a10-0d5a4c1b2e3f';

const always: RuleFields = {
  title: 'Tudo',
  actions: ['withdrawal-by-key'],
  from: null,
  dayFrom: null,
  newPayee: false,
  hours: null,
  needed: 1,
  roles: ['admin'],
  standsHours: 24,
  enabled: true,
};

/** Test setup: one finance user who asks, two administrators who may approve, and one rule that each test sets. */
export function approvalsForTests() {
  const operating = operationsForTests();
  const { office, withdraw, confirmation } = operating;
  let first: Person;
  let second: Person;

  beforeAll(async () => {
    [first, second] = [await office.person('admin'), await office.person('admin')];
  });
  beforeEach(async () => {
    const { db } = office.services();
    await db.update(approvals).set({ state: 'withdrawn', nextAt: null });
    await db.delete(approvalPasses);
    await db
      .update(staff)
      .set({ role: 'admin', active: true })
      .where(inArray(staff.id, [first.staffId, second.staffId]));
    await rule({ enabled: false });
  });

  async function rule(change: Partial<RuleFields> = {}) {
    const { db } = office.services();
    const [newest] = await db
      .select({ version: max(approvalRules.version) })
      .from(approvalRules)
      .where(eq(approvalRules.id, ruleId));
    await db.insert(approvalRules).values({
      id: ruleId,
      version: (newest?.version ?? 0) + 1,
      rule: { ...always, ...change },
      createdBy: first.staffId,
      createdAt: office.clock.now,
    });
  }

  async function row(id: string) {
    const [found] = await office.services().db.select().from(approvals).where(eq(approvals.id, id));
    if (!found) throw new Error('no such approval');
    return found;
  }

  return {
    ...operating,
    first: () => first,
    second: () => second,
    rule,
    row,
    /** A withdrawal as the form sends it, with a payee that was just confirmed. */
    async ask({ amount = 50, key = randomUUID(), as = operating.finance() }: { amount?: number; key?: string; as?: Person } = {}) {
      const confirmed = await confirmation('key', { pixKey, pixType: 'cpf' }, 'withdrawals.create', amount, as);
      return withdraw({ amount, pixKey, pixType: 'cpf', confirmation: confirmed, acknowledged: false }, { key, as });
    },
    async approve(id: string, as = first, requestHash?: string) {
      const hash = requestHash ?? (await row(id)).requestHash.toString('hex');
      return office.send('POST', `/approvals/${id}/approval`, { as, body: { requestHash: hash } });
    },
    /** Advances the clock and runs the job. */
    async wait(seconds: number) {
      office.clock.now = new Date(office.clock.now.getTime() + seconds * 1_000);
      await runApprovals(office.services());
    },
    lines: async (action: string) => (await office.audited()).filter((line) => line.action === action),
  };
}
