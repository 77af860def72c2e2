import { describe, expect, test } from 'vitest';
import { type BuiltInRole, permissions, roleMay, roleNames, roles } from '@/lib/contracts/office/permission';
import { mayTakePart, needsApproval, nothing } from './grants';

const holder = (role: BuiltInRole) => ({ permissions: roles[role] });
const admin = holder('admin');
const staffOnly = { permissions: ['sessions:own', 'staff:read', 'staff:write'] } as const;

describe('a change needs a second administrator', () => {
  test.each(roleNames)('when it activates a new person as %s', (role) => {
    expect(needsApproval(admin, nothing, holder(role))).toBe(true);
  });

  test('whenever it gives a permission that the acting administrator lacks, for each pair of roles', () => {
    for (const from of roleNames) {
      for (const to of roleNames) {
        const added = permissions.filter((permission) => roleMay(to, permission) && !roleMay(from, permission));
        const beyond = added.some((permission) => !roleMay('admin', permission) || permission === 'staff:write');
        expect(needsApproval(admin, holder(from), holder(to)), `${from} > ${to}`).toBe(beyond);
      }
    }
  });
});

test.each(roleNames)('a change that deactivates %s needs no approval', (role) => {
  expect(needsApproval(admin, holder(role), nothing)).toBe(false);
});

describe('somebody who may not give more than their own role', () => {
  test.each(roleNames)('takes no part in making somebody %s', (role) => {
    expect(mayTakePart(staffOnly, nothing, holder(role))).toBe(false);
    expect(mayTakePart(admin, nothing, holder(role))).toBe(true);
  });

  test('takes part in what they have themselves, and in taking away', () => {
    expect(mayTakePart(staffOnly, nothing, staffOnly)).toBe(true);
    expect(mayTakePart(staffOnly, admin, staffOnly)).toBe(true);
    expect(mayTakePart(staffOnly, staffOnly, { permissions: [...staffOnly.permissions, 'audit:read'] })).toBe(false);
  });
});
