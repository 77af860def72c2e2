import { describe, expect, test } from 'vitest';
import { permissions, roleMay, roleNames } from '@/lib/contracts/office/permission';
import { needsApproval } from './grants';

const nobody = { role: 'support', active: false } as const;

describe('a change needs a second administrator', () => {
  test.each(roleNames)('when it activates a new person as %s', (role) => {
    expect(needsApproval('admin', nobody, { role, active: true })).toBe(true);
  });

  test('whenever it gives a permission that the acting administrator lacks, for each pair of roles', () => {
    for (const from of roleNames) {
      for (const to of roleNames) {
        const gained = permissions.filter((permission) => roleMay(to, permission) && !roleMay(from, permission));
        const beyond = gained.some((permission) => !roleMay('admin', permission) || permission === 'staff:write');
        expect(needsApproval('admin', { role: from, active: true }, { role: to, active: true }), `${from} > ${to}`).toBe(beyond);
      }
    }
  });
});

describe('a change needs no approval', () => {
  test.each(roleNames)('when it deactivates %s', (role) => {
    expect(needsApproval('admin', { role, active: true }, { role, active: false })).toBe(false);
  });

  test('when it prepares a role for an inactive person', () => {
    expect(needsApproval('admin', nobody, { role: 'finance', active: false })).toBe(false);
  });
});
