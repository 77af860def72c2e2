import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ssoSessions } from '@/lib/server/database/schema/people-schema';
import { staff } from '@/lib/server/database/schema/schema';
import type { SsoEnvironment } from '@/lib/server/environment/sso-environment';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { ssoSettings } from '@/lib/server/testing/sso-for-tests';

const office = officeForTests();
const issuer = 'https://login.empresa.example';

const withSso = (change: Partial<SsoEnvironment> = {}) => ({
  environment: { ...office.services().environment, sso: ssoSettings({ issuer, ...change }) },
});
const send = (as: Person, method: string, path: string, body?: unknown, change: Partial<SsoEnvironment> = {}) =>
  office.send(method, path, { as, body, services: withSso(change) });
const bound = () => office.person('finance', { ssoIssuer: issuer, ssoSubject: randomUUID(), passwordHash: null });

describe('somebody bound to the provider', () => {
  test.each([{ role: 'support' }, { name: 'Outro Nome' }])(
    'keeps role and name as the provider says: %j is refused with its reason',
    async (change) => {
      const [admin, person] = [await office.person('admin'), await bound()];
      const { status, body } = await send(admin, 'PATCH', `/staff/${person.staffId}`, change);
      expect([status, body.details]).toEqual([409, [{ field: 'role', reason: 'sso' }]]);
    },
  );

  test('is deactivated by an administrator, and given no password', async () => {
    const [admin, person] = [await office.person('admin'), await bound()];
    expect((await send(admin, 'POST', `/staff/${person.staffId}/password`)).body.details).toEqual([{ field: 'email', reason: 'sso' }]);
    expect((await send(admin, 'PATCH', `/staff/${person.staffId}`, { active: false })).status).toBe(200);
    const { body } = await send(admin, 'GET', '/staff?limit=100');
    expect(body.items).toContainEqual(expect.objectContaining({ id: person.staffId, active: false, sso: 'bound' }));
  });

  test('enrols a first second factor after a fresh confirmation at the provider, and not before', async () => {
    const person = await bound();
    const { db } = office.services();
    const at = office.clock.now;
    const row = { sessionId: person.sessionId, issuer, subject: 'x', tokens: '', checkedAt: at, nextCheckAt: at };
    await db.insert(ssoSessions).values(row);
    const start = () => send(person, 'POST', '/second-factor/time-code', {});
    const asks = async () => (await send(person, 'GET', '/second-factor')).body;
    expect(await asks()).toMatchObject({ asksPassword: false, asksSso: true });
    expect((await start()).body.details).toEqual([{ field: 'password', reason: 'sso' }]);
    await db.update(ssoSessions).set({ confirmedAt: new Date(at.getTime() - 6 * 60_000) });
    expect((await start()).status).toBe(400);
    await db.update(ssoSessions).set({ confirmedAt: at });
    expect(await asks()).toMatchObject({ asksPassword: false, asksSso: false });
    expect((await start()).status).toBe(200);
  });
});

describe('single sign-on for a local account', () => {
  test('is allowed by an administrator, for a week, on record', async () => {
    const [admin, person] = [await office.person('admin'), await office.person('finance')];
    expect((await send(admin, 'POST', `/staff/${person.staffId}/sso`)).status).toBe(200);
    const [row] = await office.services().db.select().from(staff).where(eq(staff.id, person.staffId));
    expect(row?.ssoAllowedUntil).toEqual(new Date('2026-12-04T15:00:00.000Z'));
    expect((await office.outcomes()).at(-1)).toMatchObject({
      action: 'staff.sso-allowed',
      actorId: admin.staffId,
      object: person.staffId,
      result: 'done',
    });
  });

  test('is allowed by nobody for themselves, nor by other roles', async () => {
    const [admin, finance, person] = [await office.person('admin'), await office.person('finance'), await office.person('support')];
    expect((await send(admin, 'POST', `/staff/${admin.staffId}/sso`)).body.errorCode).toBe('SVB443');
    expect((await send(finance, 'POST', `/staff/${person.staffId}/sso`)).status).toBe(403);
  });

  test('is not for people of emergencies, who are bound already, or where there is no provider', async () => {
    const [admin, person, other] = [await office.person('admin'), await office.person('finance'), await bound()];
    const path = `/staff/${person.staffId}/sso`;
    expect((await send(admin, 'POST', path, undefined, { breakGlass: [person.email] })).status).toBe(409);
    expect((await send(admin, 'POST', `/staff/${other.staffId}/sso`)).status).toBe(409);
    expect((await office.send('POST', path, { as: admin })).status).toBe(409);
  });
});

test('where passwords are off nobody is added but people of emergencies, and the reason is said', async () => {
  const admin = await office.person('admin');
  const email = `${randomUUID()}@loja.example`;
  const person = { name: 'Nova Pessoa', email, role: 'support' };
  const off = { breakGlass: ['emergencia@loja.example'] };
  expect((await send(admin, 'POST', '/staff', person, off)).body.details).toEqual([{ field: 'email', reason: 'sso' }]);
  expect((await send(admin, 'POST', '/staff', person)).status).toBe(200);
});
