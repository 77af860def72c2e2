import 'server-only';
import type { EndpointName } from '@/lib/contracts/registry';
import { roleChange } from './role-change';
import { ruleChange } from './rule-change';
import type { SettingsChange } from './settings-change';
import { spendingLimitsChange } from './spending-limits-change';

const settingsChanges: Partial<Record<EndpointName, SettingsChange>> = {
  'approvalRules.save': ruleChange,
  'spendingLimits.save': spendingLimitsChange,
  'roles.save': roleChange,
};

/** The change of settings that an endpoint is; null for every other one. */
export function settingsChangeOf(name: EndpointName): SettingsChange | null {
  return settingsChanges[name] ?? null;
}
