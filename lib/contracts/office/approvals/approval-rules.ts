import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** The most that a rule can ask for. */
export const ruleLimits = { needed: 5, roles: 20, standsHours: 168 } as const;

/** The rules that say what waits for other people. A rule is never changed: a new version takes its place. */
export const approvalRules = resource('approvalRules', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/approval-rules',
    permission: 'approval-rules:read',
    effect: 'read',
    errors: [],
  },
  save: {
    service: 'office',
    method: 'PUT',
    path: '/approval-rules/{id}',
    params: { id: 'uuid' },
    permission: 'approval-rules:write',
    effect: 'change',
    sensitive: 'approval-rules',
    audit: { action: 'approval-rules.changed', facts: ['enabled', 'needed', 'standsHours', 'from', 'dayFrom'] },
    accepts: 'json',
    refreshes: ['approvalRules', 'approvals'],
    errors: [ownCodes.invalidRequest, ownCodes.outdated, ownCodes.ruleUnsatisfiable],
  },
} as const satisfies Record<string, Endpoint>);
