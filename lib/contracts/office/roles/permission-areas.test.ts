import { expect, test } from 'vitest';
import { roles } from '@/lib/contracts/office/permission';
import { grantablePermissions } from './grantable-permissions';
import { areaNames, areasOf, permissionAreas } from './permission-areas';

test('every permission a role can be made out of stands in one area', () => {
  expect(areaNames.flatMap((area) => permissionAreas[area]).toSorted()).toEqual(grantablePermissions.toSorted());
  expect(areaNames.toSorted()).toEqual(Object.keys(permissionAreas).toSorted());
});

test('the areas of a role are those of which it opens something', () => {
  expect(areasOf(roles.developer).map(({ area }) => area)).toEqual(['account', 'receiving', 'closing', 'integration', 'approvals']);
  expect(areasOf([])).toEqual([]);
});
