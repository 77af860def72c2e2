import 'server-only';
import { isSatisfiable } from '@/lib/domain/approval/satisfiable';
import {
  activeColleagues,
  currentRules,
  requirementOfRuleChange,
  requireSatisfiable,
  writeRule,
} from '@/lib/server/approvals/rules/rule-store';
import { mayAsk } from '@/lib/server/approvals/rules/sensitive-endpoints';
import type { OfficeHandler } from '@/lib/server/office/context';

/** Lists the rules in force and those that are off, with whether they can be met by the people there are. */
export const listApprovalRules: OfficeHandler<'approvalRules.list'> = async ({ services: { db, environment } }) => {
  const [rules, colleagues, ruleChange] = await Promise.all([currentRules(db), activeColleagues(db), requirementOfRuleChange(db)]);
  const people: Partial<Record<(typeof colleagues)[number]['role'], number>> = {};
  for (const { role } of colleagues) people[role] = (people[role] ?? 0) + 1;
  return {
    items: rules.map(({ changedAt, ...rule }) => ({
      ...rule,
      changedAt: changedAt.toISOString(),
      satisfiable: isSatisfiable(rule, colleagues, mayAsk),
    })),
    people,
    changesWait: ruleChange !== null,
    breakGlass: environment.approvalBreakGlass === 'on',
  };
};

/** Writes a rule. Reached only where a single administrator decides: otherwise the change waits for another one and is written by their vote. */
export const saveApprovalRule: OfficeHandler<'approvalRules.save'> = async ({ params, body, caller, services, note }) => {
  const { version: seen, ...rule } = body;
  await requireSatisfiable(services.db, rule);
  const version = await writeRule(services.db, { id: params.id, seen, rule, staffId: caller.staffId }, services.now());
  note({ facts: { version: String(version) } });
  return { id: params.id, version };
};
