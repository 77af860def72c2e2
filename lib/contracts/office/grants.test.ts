import { describe, expect, it } from 'vitest';
import { needsApproval } from './grants';
import { permissions, roleMay, roleNames } from './permission';

const nobody = { role: 'support', active: false } as const;

describe('a change needs a second administrator', () => {
  it.each(roleNames)('when it lets a new person in as %s', (role) => {
    expect(needsApproval('admin', nobody, { role, active: true })).toBe(true);
  });

  it('whenever it gives a permission that the acting administrator lacks, for each pair of roles', () => {
    for (const from of roleNames) {
      for (const to of roleNames) {
        const gained = permissions.filter((permission) => roleMay(to, permission) && !roleMay(from, permission));
        const beyond = gained.some((permission) => !roleMay('admin', permission) || permission === 'staff:write');
        expect(needsApproval('admin', { role: from, active: true }, { role: to, active: true }), `${from} > ${to}`).toBe(beyond);
      }
    }
  });
});

describe('a change needs nobody else', () => {
  it.each(roleNames)('when it takes the way in from %s', (role) => {
    expect(needsApproval('admin', { role, active: true }, { role, active: false })).toBe(false);
  });

  it('when it prepares a role for somebody who may not come in', () => {
    expect(needsApproval('admin', nobody, { role: 'finance', active: false })).toBe(false);
  });
});
