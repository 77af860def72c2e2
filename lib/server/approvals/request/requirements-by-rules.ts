import 'server-only';
import { type ApprovalRule, type Requirements, type RuledRequest, requirementsOf } from '@/lib/domain/approval/approval-rule';
import { type Reais, toReais } from '@/lib/format/money/money';
import type { Transaction } from '@/lib/server/database/turns/in-turn-of';
import { type PersonDay, sumOfDay } from './day-sum';

/** What written rules ask of a request of a person, with what they have asked for on the day that counts; null when nothing. */
export async function requirementsByRules(
  tx: Transaction,
  rules: readonly ApprovalRule[],
  request: RuledRequest,
  day: PersonDay,
): Promise<Requirements | null> {
  const sums = new Map<string, Reais>();
  for (const { actions, dayFrom } of rules) {
    if (dayFrom !== null) sums.set(actions.join(), await sumOfDay(tx, actions, day));
  }
  return requirementsOf(rules, request, (actions) => sums.get(actions.join()) ?? toReais(0));
}
