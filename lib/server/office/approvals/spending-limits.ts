import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { SpendingLimitRecord } from '@/lib/contracts/office/approvals/spending-limits.shape';
import { may } from '@/lib/contracts/office/permission';
import { leftOf, nightStart } from '@/lib/domain/spending-limit/spending-limit';
import { type Reais, toReais } from '@/lib/format/money/money';
import { requirementOfSettingsChange } from '@/lib/server/approvals/rules/rule-store';
import { staff } from '@/lib/server/database/schema/schema';
import type { OfficeHandler } from '@/lib/server/office/context';
import { currentLimits, limitsOf, writeLimits } from '@/lib/server/spending-limits/limit-store';
import { todaysStart } from '@/lib/server/spending-limits/require-within-limits';
import { isPersonScope, requireScope, spends } from '@/lib/server/spending-limits/scope';
import { spentSince } from '@/lib/server/spending-limits/spent';

/** Lists the limits of roles and people, and whom others can be written for. */
export const listSpendingLimits: OfficeHandler<'spendingLimits.list'> = async ({ caller, services: { db } }) => {
  const makerId = may(caller, 'spending-limits:write') ? caller.staffId : null;
  const [limits, people, change] = await Promise.all([
    currentLimits(db),
    db
      .select({ id: staff.id, name: staff.name, role: staff.role })
      .from(staff)
      .where(and(eq(staff.active, true), spends(db)))
      .orderBy(staff.name),
    requirementOfSettingsChange(db, 'spending-limits:write', makerId),
  ]);
  const named = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, limits.map(({ scope }) => scope).filter(isPersonScope)));
  const items = limits.map(
    ({ scope, version, limits: fields, changedBy, changedAt }): SpendingLimitRecord => ({
      ...fields,
      scope,
      person: named.find(({ id }) => id === scope)?.name ?? null,
      version,
      changedBy,
      changedAt: changedAt.toISOString(),
    }),
  );
  return { items, people, changesWait: change !== null };
};

/** What limits the person who asks, and what is left of it today. */
export const mySpendingLimits: OfficeHandler<'spendingLimits.mine'> = async ({ caller, services: { db, now } }) => {
  const limits = await limitsOf(db, caller);
  const none = { payouts: null, refunds: null, newPayeePerDay: null, firstPaymentWaitHours: null, night: null };
  if (limits === null) return none;
  const { payoutsPerDay, refundsPerDay, newPayeePerDay, firstPaymentWaitHours, night } = limits;
  const person = { staffId: caller.staffId, now: now(), except: null };
  const since = todaysStart(now());
  const used = async (limit: Reais | null, kind: 'payout' | 'refund', from: Date | null) => {
    if (limit === null) return null;
    const spent = from === null ? toReais(0) : await spentSince(db, { ...person, kind, since: from });
    return { limit, used: spent, left: leftOf(limit, spent) };
  };
  const begun = night && nightStart(night, now());
  const tonight = await used(night?.amount ?? null, 'payout', begun);
  return {
    payouts: await used(payoutsPerDay, 'payout', since),
    refunds: await used(refundsPerDay, 'refund', since),
    newPayeePerDay,
    firstPaymentWaitHours,
    night: night && tonight && { from: night.from, until: night.until, isNow: begun !== null, ...tonight },
  };
};

/** Writes limits. Reached only where a single administrator decides: otherwise the change waits for another one and is written by their vote. */
export const saveSpendingLimits: OfficeHandler<'spendingLimits.save'> = async ({ params, body, caller, services, note }) => {
  const { version: seen, ...limits } = body;
  const { scope } = params;
  await requireScope(services.db, scope);
  const version = await writeLimits(services.db, { scope, seen, limits, staffId: caller.staffId }, services.now());
  note({ facts: { version: String(version) } });
  return { scope, version };
};
