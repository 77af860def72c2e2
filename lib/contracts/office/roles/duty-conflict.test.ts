import { expect, test } from 'vitest';
import { approvableActions } from '@/lib/contracts/office/approvals/approvable-action';
import { type Permission, roles } from '@/lib/contracts/office/permission';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { askingPermissions, dutyConflictsOf, moneyPermissions } from './duty-conflict';

const endpoints = endpointNames.map(endpointNamed);
const permissionsOf = (some: typeof endpoints) => [...new Set(some.map(({ permission }) => permission))].toSorted();

test('what moves money and what asks for approval is what the registry says', () => {
  expect(moneyPermissions.toSorted()).toEqual(permissionsOf(endpoints.filter(({ effect }) => effect === 'money')));
  const approvable = endpoints.filter(({ sensitive }) => approvableActions.some((action) => action === sensitive));
  expect(askingPermissions.toSorted()).toEqual(permissionsOf(approvable));
});

test.each<[string, readonly Permission[], string[]]>([
  ['asks and approves', ['refunds:create', 'approvals:decide'], ['asks-and-approves']],
  ['moves money and manages people', ['transfers:create', 'staff:write'], ['moves-money-and-manages-staff']],
  ['moves money and makes roles', ['charges:create', 'roles:write'], ['moves-money-and-manages-staff']],
  ['moves money and closes the books', ['charges:create', 'statements:close'], ['moves-money-and-closes-books']],
  ['only moves money', ['withdrawals:create', 'withdrawals:read'], []],
  ['only approves', ['approvals:read', 'approvals:decide'], []],
  ['only closes the books', ['statements:close', 'statements:read'], []],
  ['reads everything', roles.auditor, []],
])('a role that %s is warned about as %j', (_name, permissions, expected) => {
  expect(dutyConflictsOf(permissions)).toEqual(expected);
});

test('a role of every duty has every warning', () => {
  expect(dutyConflictsOf([...roles.admin, ...roles.finance])).toHaveLength(3);
});
