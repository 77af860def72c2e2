import 'server-only';
import { may } from '@/lib/contracts/office/permission';
import { isSatisfiable } from '@/lib/domain/approval/satisfiable';
import {
  activeColleagues,
  currentRules,
  requirementOfSettingsChange,
  requireSatisfiable,
  writeRule,
} from '@/lib/server/approvals/rules/rule-store';
import { mayAsk } from '@/lib/server/approvals/rules/sensitive-endpoints';
import type { OfficeHandler } from '@/lib/server/office/context';

/** Lists the rules in force and those that are off, with whether they can be met by the people there are. */
export const listApprovalRules: OfficeHandler<'approvalRules.list'> = async ({ caller, services: { db, environment } }) => {
  const makerId = may(caller, 'approval-rules:write') ? caller.staffId : null;
  const [rules, colleagues, ruleChange] = await Promise.all([
    currentRules(db),
    activeColleagues(db),
    requirementOfSettingsChange(db, 'approval-rules:write', makerId),
  ]);
  const people: Record<string, number> = {};
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
