import 'server-only';
import { may, type Permission } from '@/lib/contracts/office/permission';
import { grantablePermissions } from '@/lib/contracts/office/roles/grantable-permissions';
import { type RoleRecord, sampleFields } from '@/lib/contracts/office/roles/roles.shape';
import { pagesFor, startPage } from '@/lib/contracts/pages/navigation';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import { currentRules } from '@/lib/server/approvals/rules/rule-store';
import { approvableActionOf } from '@/lib/server/approvals/rules/sensitive-endpoints';
import { maskFor } from '@/lib/server/privacy/mask';
import { needsFactor, stepUpFrom } from '@/lib/server/second-factor/policy';
import { stepUpOf } from '@/lib/server/second-factor/step-ups';
import type { Services } from '@/lib/server/services';
import { networksOf } from '@/lib/server/sessions/may-work-from';
import { currentLimits } from '@/lib/server/spending-limits/limit-store';

type RoleView = RecordOf<'roles.read'>;

/** The data of nobody, as an answer of the service would have it. */
const nobody = { document: '12345678909', email: 'alguem@correio.example', phone: '+5511999990000', name: 'Nome de Exemplo' };

/**
 * What the people of a role see and may do, worked out by what the product itself uses: the menu, the registry of endpoints, the masks, the rules and
 * the settings. It opens no session and does nothing in anybody's name.
 */
export async function roleView(role: RoleRecord, { db, environment }: Services): Promise<RoleView> {
  const permissions = role.archived ? [] : role.permissions;
  const holder = { permissions };
  const [rules, [limits]] = await Promise.all([currentRules(db), currentLimits(db, [role.id])]);
  const ruled = rules.filter(({ enabled }) => enabled).flatMap(({ actions }) => actions);
  const shown = maskFor(holder, nobody);
  return {
    role,
    pages: pagesFor(permissions).map(({ href }) => href),
    start: startPage(permissions),
    actions: grantablePermissions
      .filter((permission) => may(holder, permission))
      .flatMap((permission) => actionOf(permission, ruled, stepUpFrom(environment) !== null)),
    personalData: may(holder, 'personal-data:read') ? 'whole' : may(holder, 'personal-data:reveal') ? 'revealed' : 'masked',
    samples: sampleFields.map((field) => ({ field, shown: shown[field] })),
    secondFactor: needsFactor({ role: role.id, permissions }, environment),
    networks: networksOf(role.id, environment),
    limited: limits?.limits.enabled === true,
  };
}

/** What a permission does besides reading; nothing for one that only reads. */
function actionOf(permission: Permission, ruled: readonly string[], asksForProofs: boolean): RoleView['actions'] {
  const writes = endpointNames.filter((name) => endpointNamed(name).permission === permission && endpointNamed(name).effect !== 'read');
  if (writes.length === 0) return [];
  const kinds = writes.map(stepUpOf);
  const proof = !asksForProofs ? 'never' : ((['always', 'amount'] as const).find((one) => kinds.includes(one)) ?? 'never');
  return [
    {
      permission,
      money: writes.some((name) => endpointNamed(name).effect === 'money'),
      proof,
      canWait: writes.some((name) => ruled.includes(approvableActionOf(name) ?? '')),
    },
  ];
}
