import 'server-only';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import type { SpendingLimitFields } from '@/lib/contracts/office/approvals/spending-limits.shape';
import { shapes } from '@/lib/contracts/shapes';
import { currentLimits, writeLimits } from '@/lib/server/spending-limits/limit-store';
import { nameOfScope, requireScope } from '@/lib/server/spending-limits/scope';
import type { SettingsChange } from './settings-change';

type Change = Approval['changes'][number];

/** Spending limits of a role or person, with what changes in them. */
export const spendingLimitsChange: SettingsChange = {
  async describe({ params, body }, { db }) {
    const { version, ...limits } = parseLimits(body);
    const scope = params.scope ?? '';
    const [present] = await currentLimits(db, [scope]);
    return {
      facts: [{ name: 'limits-of', value: await nameOfScope(db, scope) }],
      input: { version, ...limits },
      rule: null,
      ruleBefore: null,
      changes: changesIn(present?.limits ?? null, limits),
    };
  },

  async check({ params }, _givers, { db }) {
    await requireScope(db, params.scope ?? '');
  },

  async write({ params, body }, staffId, _givers, { db, now }) {
    const { version, ...limits } = parseLimits(body);
    await writeLimits(db, { scope: params.scope ?? '', seen: version, limits, staffId }, now());
  },
};

function changesIn(before: SpendingLimitFields | null, after: SpendingLimitFields): Change[] {
  const [were, will] = [before && settingsIn(before), settingsIn(after)];
  return will.map(({ name, value }, at) => ({ name, before: were?.[at]?.value ?? null, after: value }));
}

function settingsIn(limits: SpendingLimitFields): { name: Change['name']; value: string | null }[] {
  const { payoutsPerDay, refundsPerDay, newPayeePerDay, firstPaymentWaitHours, night, enabled } = limits;
  return [
    { name: 'enabled', value: String(enabled) },
    { name: 'payoutsPerDay', value: payoutsPerDay },
    { name: 'refundsPerDay', value: refundsPerDay },
    { name: 'newPayeePerDay', value: newPayeePerDay },
    { name: 'firstPaymentWaitHours', value: firstPaymentWaitHours === null ? null : String(firstPaymentWaitHours) },
    { name: 'nightHours', value: night && `${night.from}–${night.until}` },
    { name: 'nightPayouts', value: night?.amount ?? null },
  ];
}

function parseLimits(body: unknown) {
  return shapes['spendingLimits.save'].body.parse(body);
}
