import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ssoSessions } from '@/lib/server/database/schema/people-schema';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { realSsoForTests } from '@/lib/server/testing/real-sso-for-tests';

const { office, services, provider, call, enter, personOf } = realSsoForTests();

describe('an e-mail that a local account has', () => {
  test('is not enough: the account is not taken over, and its owner signs in as before', async () => {
    const victim = await office.person('admin', { email: 'beatriz@empresa.example' });
    expect((await enter('beatriz')).location).toBe('/sign-in/sso?reason=not-linked');
    const [row] = await office.services().db.select().from(staff).where(eq(staff.id, victim.staffId));
    expect(row).toMatchObject({ ssoSubject: null, passwordHash: expect.any(String) });
    expect((await call(victim.cookie)).status).toBe(200);
  });

  test('binds the account once an administrator has allowed it: the password ends, and the role comes from the group', async () => {
    const admin = await office.person('admin');
    const [local] = await office.services().db.select().from(staff).where(eq(staff.email, 'beatriz@empresa.example'));
    const id = local?.id ?? '';
    const environment = services().environment;
    expect((await office.send('POST', `/staff/${id}/sso`, { as: admin, services: { environment } })).status).toBe(200);
    provider().change('beatriz', { groups: ['balcao-suporte'] });
    expect((await enter('beatriz')).location).toBe('/');
    expect(await personOf('beatriz')).toMatchObject({ id, role: 'support', passwordHash: null, ssoAllowedUntil: null });
    expect(await office.audited()).toContainEqual(
      expect.objectContaining({ action: 'staff.sso-linked', actorId: id, facts: { role: 'admin > support', by: 'sso' } }),
    );
  });

  test.each([
    ['the provider does not confirm it', { emailVerified: false }, {}, 'email'],
    ['the time for it is over', {}, { ssoAllowedUntil: new Date('2026-11-27T14:59:59.000Z') }, 'not-linked'],
    ['the account is deactivated', {}, { active: false }, 'inactive'],
  ])('binds nothing where %s', async (_, claims, change, reason) => {
    const { db } = office.services();
    await db.delete(ssoSessions);
    await db
      .update(staff)
      .set({ email: `${randomUUID()}@empresa.example` })
      .where(eq(staff.email, 'denise@empresa.example'));
    await office.person('support', {
      email: 'denise@empresa.example',
      ssoAllowedUntil: new Date('2026-12-01T00:00:00.000Z'),
      ...change,
    });
    provider().change('denise', claims);
    expect((await enter('denise')).location).toBe(`/sign-in/sso?reason=${reason}`);
  });

  test('is never bound for a person of emergencies', async () => {
    const { db } = office.services();
    await db.update(staff).set({ email: 'another@empresa.example' }).where(eq(staff.email, 'denise@empresa.example'));
    await office.person('admin', { email: 'denise@empresa.example', ssoAllowedUntil: new Date('2026-12-01T00:00:00.000Z') });
    const { location } = await enter('denise', { change: { breakGlass: ['denise@empresa.example'] } });
    expect(location).toBe('/sign-in/sso?reason=not-linked');
  });
});

describe('a later sign-in', () => {
  test('follows name, e-mail and groups of the provider; another role ends the sessions with the one before', async () => {
    const first = await enter('caio');
    provider().change('caio', { name: 'Caio A. Prado', email: 'caio.prado@empresa.example', groups: ['balcao-suporte'] });
    await enter('caio');
    expect(await personOf('caio')).toMatchObject({ name: 'Caio A. Prado', email: 'caio.prado@empresa.example', role: 'support' });
    expect((await call(first.ours.cookie())).status).toBe(401);
    expect(await office.audited()).toContainEqual(
      expect.objectContaining({
        action: 'staff.changed',
        facts: { role: 'finance > support', active: 'true', renamed: 'true', by: 'sso' },
      }),
    );
    await enter('caio');
  });

  test('gets a role that administrators made by its group, and nothing once it is archived', async () => {
    const role = await office.role('Caixa do provedor', ['charges:read']);
    provider().change('caio', { groups: ['balcao-caixa'] });
    const change = { roles: [{ group: 'balcao-caixa', role }] };
    expect((await enter('caio', { change })).location).toBe('/');
    expect((await personOf('caio'))?.role).toBe(role);
    await office.services().db.update(customRoles).set({ archivedAt: new Date() }).where(eq(customRoles.id, role));
    expect((await enter('caio', { change })).location).toBe('/sign-in/sso?reason=no-group');
    expect((await personOf('caio'))?.active).toBe(false);
  });

  test('of whoever an administrator deactivated is refused, whatever their groups', async () => {
    await enter('caio');
    const row = await personOf('caio');
    const admin = await office.person('admin');
    await office.send('PATCH', `/staff/${row?.id}`, { as: admin, body: { active: false } });
    expect((await enter('caio')).location).toBe('/sign-in/sso?reason=inactive');
    await office
      .services()
      .db.update(staff)
      .set({ active: true })
      .where(eq(staff.id, row?.id ?? ''));
  });
});
