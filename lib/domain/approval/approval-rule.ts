import { type ApprovableAction, actionsWithAmount, actionsWithPayee } from '@/lib/contracts/office/approvals/approvable-action';
import type { RuleFields } from '@/lib/contracts/office/approvals/approval-rules.shape';
import type { approvalTriggers, Requirement } from '@/lib/contracts/office/approvals/approvals.shape';
import { addReais, compareReais, type Reais, toReais } from '@/lib/format/money/money';
import { wallClock } from '@/lib/format/time/wall-clock';
import { serviceZone } from '@/lib/format/zone';

type Trigger = (typeof approvalTriggers)[number];

export interface ApprovalRule extends RuleFields {
  readonly id: string;
  readonly version: number;
}

/** What the rules look at. */
export interface RuledRequest {
  readonly action: ApprovableAction;
  /** Null where it is not known before sending: then it counts as above every limit. */
  readonly amount: Reais | null;
  /** The payee was never paid from here, or the key changed its holder. */
  readonly isNewPayee: boolean;
  readonly at: Date;
}

/** What has to be met before a request is carried out: all of it, since of several rules the stricter combination holds. */
export interface Requirements {
  readonly all: readonly Requirement[];
  /** The shortest of the times that the rules allow. */
  readonly standsHours: number;
}

/**
 * The requirements of a request under these rules; null when no rule asks for anything. `sumToday` gives what its requester has already asked
 * for on this day in these actions.
 */
export function requirementsOf(
  rules: readonly ApprovalRule[],
  request: RuledRequest,
  sumToday: (actions: readonly ApprovableAction[]) => Reais,
): Requirements | null {
  const matched = rules.flatMap((rule) => {
    const triggers = triggersOf(rule, request, sumToday);
    const { id, version, title, needed, roles } = rule;
    return triggers.length === 0
      ? []
      : [{ requirement: { rule: id, version, title, triggers, needed, roles: [...roles] }, standsHours: rule.standsHours }];
  });
  if (matched.length === 0) return null;
  return {
    all: matched.map(({ requirement }) => requirement),
    standsHours: Math.min(...matched.map(({ standsHours }) => standsHours)),
  };
}

/** Why a rule applies to a request; empty when it does not. A rule without conditions applies to every request of its actions. */
export function triggersOf(
  rule: RuleFields,
  { action, amount, isNewPayee, at }: RuledRequest,
  sumToday: (actions: readonly ApprovableAction[]) => Reais,
): Trigger[] {
  const { actions, from, dayFrom, newPayee, hours, enabled } = rule;
  const covered: readonly ApprovableAction[] = actions;
  if (!enabled || !covered.includes(action)) return [];
  const hasAmount = actionsWithAmount.includes(action);
  const limits = { each: hasAmount ? from : null, day: hasAmount ? dayFrom : null };
  const looksAtPayee = newPayee && actionsWithPayee.includes(action);
  if (limits.each === null && limits.day === null && !looksAtPayee && hours === null) return ['always'];
  const reaches = (limit: Reais | null, before: Reais) =>
    limit !== null && (amount === null || compareReais(addReais(before, amount), limit) >= 0);
  const found: [Trigger, boolean][] = [
    ['amount', reaches(limits.each, toReais(0))],
    ['day-total', limits.day !== null && reaches(limits.day, sumToday(covered))],
    ['new-payee', looksAtPayee && isNewPayee],
    ['hours', hours !== null && isOutside(hours, at)],
  ];
  return found.flatMap(([trigger, applies]) => (applies ? [trigger] : []));
}

/** By the clock of São Paulo; Saturdays and Sundays are outside of all hours. */
function isOutside({ from, until }: { readonly from: number; readonly until: number }, at: Date): boolean {
  const { day, hour } = wallClock(at, serviceZone);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 || Number(hour) < from || Number(hour) >= until;
}
