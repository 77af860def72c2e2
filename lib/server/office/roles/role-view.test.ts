import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { roleNames, roles } from '@/lib/contracts/office/permission';
import { pagesFor } from '@/lib/contracts/pages/navigation';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import { roleNetworks } from '@/lib/settings/network/networks.mjs';

const office = officeForTests();

async function view(id: string, change: object = {}) {
  const services = { environment: { ...office.services().environment, trustedProxies: 1, ...change } };
  return (
    await office.send('GET', `/roles/${id}`, { as: await office.person('admin'), services, headers: { 'x-forwarded-for': '10.1.2.3' } })
  ).body;
}

describe('a role as its people see it', () => {
  test.each(roleNames)('has the menu of %s, and arrives at the overview', async (role) => {
    expect(await view(role)).toMatchObject({ pages: pagesFor(roles[role]).map(({ href }) => href), start: '/' });
  });

  test('shows personal data whole, for a reason, or masked, as the gateway would', async () => {
    const samples = async (role: string) => {
      const { personalData, samples: shown } = await view(role);
      return [personalData, shown[0].shown];
    };
    expect(await samples('finance')).toEqual(['whole', '12345678909']);
    expect(await samples('support')).toEqual(['revealed', '***.456.789-**']);
    expect(await samples('developer')).toEqual(['masked', '***.456.789-**']);
  });

  test('has what it may do, what of it moves money and what asks for a proof', async () => {
    const id = await office.role('Vista de caixa', [
      'charges:read',
      'charges:create',
      'withdrawals:create',
      'webhooks:write',
      'approvals:decide',
    ]);
    const { actions, start } = await view(id, { stepUpFrom: '100.00' });
    expect(actions).toEqual([
      { permission: 'charges:create', money: true, proof: 'never', canWait: false },
      { permission: 'withdrawals:create', money: true, proof: 'amount', canWait: false },
      { permission: 'webhooks:write', money: false, proof: 'always', canWait: false },
      { permission: 'approvals:decide', money: false, proof: 'always', canWait: false },
    ]);
    expect(start).toBe('/charges');
    expect((await view(id, { stepUpFrom: 'off' })).actions.map(({ proof }: { proof: string }) => proof)).toEqual([
      'never',
      'never',
      'never',
      'never',
    ]);
  });

  test('says the second factor and the networks of the settings', async () => {
    const id = await office.role('Vista de rede', ['withdrawals:create']);
    const change = { secondFactor: null, roleNetworks: roleNetworks.parse('finance=203.0.113.0/24;*=10.0.0.0/8') };
    expect(await view(id, change)).toMatchObject({ secondFactor: true, networks: ['10.0.0.0/8'], limited: false });
    expect(await view('developer', { secondFactor: null })).toMatchObject({ secondFactor: true });
    expect(await view('auditor', { secondFactor: null })).toMatchObject({ secondFactor: false, networks: null });
  });

  test('opens nothing once archived', async () => {
    const id = await office.role('Vista arquivada', ['withdrawals:create']);
    await office.services().db.update(customRoles).set({ archivedAt: new Date() }).where(eq(customRoles.id, id));
    expect(await view(id)).toMatchObject({ pages: [], actions: [], start: '/', personalData: 'masked' });
  });

  test.each(['custom-nunca', 'outro'])('is not found as %s', async (id) => {
    expect((await view(id)).errorCode).toBe('SVB404');
  });
});
