import 'server-only';
import { ruleFields } from '@/lib/contracts/office/approvals/approval-rules.shape';
import { shapes } from '@/lib/contracts/shapes';
import { currentRules, requireSatisfiable, writeRule } from '@/lib/server/approvals/rules/rule-store';
import type { SettingsChange } from './settings-change';

/** A rule as it is and as it will be, so that its approver reads both. */
export const ruleChange: SettingsChange = {
  async describe({ params, body }, { db }) {
    const { version, ...rule } = parseRule(body);
    const present = (await currentRules(db)).find(({ id }) => id === params.id);
    // The shape takes the fields of a rule and leaves out who changed it and when.
    const ruleBefore = present ? ruleFields.strip().parse(present) : null;
    return { facts: [{ name: 'rule', value: rule.title }], input: { version, ...rule }, rule, ruleBefore, changes: [] };
  },

  async check({ body }, _givers, { db }) {
    const { version: _version, ...rule } = parseRule(body);
    await requireSatisfiable(db, rule);
  },

  async write({ params, body }, staffId, _givers, { db, now }) {
    const { version, ...rule } = parseRule(body);
    await writeRule(db, { id: params.id ?? '', seen: version, rule, staffId }, now());
  },
};

function parseRule(body: unknown) {
  return shapes['approvalRules.save'].body.parse(body);
}
