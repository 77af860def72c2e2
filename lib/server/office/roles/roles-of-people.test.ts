import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Permission } from '@/lib/contracts/office/permission';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { limitsOf } from '@/lib/server/spending-limits/limit-store';
import type { Person } from '@/lib/server/testing/office-for-tests';
import { rolesForTests } from '@/lib/server/testing/roles-for-tests';

const { office, people, newId, save, alone, stored, codeOf } = rolesForTests();

describe('a role that people have', () => {
  test('opens what it opens now, and ends their sessions when it changes', async () => {
    await alone();
    const role = await office.role(`Equipe ${newId()}`, ['staff:read', 'audit:read']);
    const person = await office.person(role);
    expect((await office.send('GET', '/staff', { as: person })).status).toBe(200);
    expect((await save(role, { permissions: ['audit:read'], version: 1 })).status).toBe(200);
    expect((await office.send('GET', '/staff', { as: person })).status).toBe(401);
    const again = { ...person, ...(await office.session(person.staffId)) };
    const { items } = (await office.send('GET', '/security-alerts', { as: again })).body;
    expect(items).toMatchObject([{ kind: 'role-changed', mine: true }]);
    expect((await office.send('GET', '/staff', { as: again })).status).toBe(403);
    expect((await office.send('GET', '/audit', { as: again })).status).toBe(200);
  });

  test('opens on the next request what it opens then, whichever instance wrote it', async () => {
    const role = await office.role(`Auditoria da noite ${newId()}`, ['audit:read']);
    const person = await office.person(role);
    const { db } = office.services();
    expect((await office.send('GET', '/audit', { as: person })).status).toBe(200);
    await db
      .update(customRoles)
      .set({ permissions: ['staff:read'] })
      .where(eq(customRoles.id, role));
    expect((await office.send('GET', '/audit', { as: person })).body.errorCode).toBe('SVB403');
    expect((await office.send('GET', '/staff', { as: person })).status).toBe(200);
    await db.update(customRoles).set({ archivedAt: new Date() }).where(eq(customRoles.id, role));
    for (const path of ['/staff', '/sessions', '/roles/names'])
      expect((await office.send('GET', path, { as: person })).status, path).toBe(403);
  });

  test('keeps their sessions when only its name changes', async () => {
    await alone();
    const role = await office.role(`Antes ${newId()}`, ['staff:read']);
    const person = await office.person(role);
    expect((await save(role, { name: 'Depois de tudo', permissions: ['staff:read'], version: 1 })).status).toBe(200);
    expect((await office.send('GET', '/staff', { as: person })).status).toBe(200);
  });

  test('is not archived before they have another one, or are gone', async () => {
    await alone();
    const role = await office.role(`Em uso ${newId()}`, ['staff:read']);
    const person = await office.person(role);
    const archive = () => save(role, { archived: true, version: 1 });
    const refused = await archive();
    expect(codeOf(refused)).toEqual([409, 'SVB409']);
    expect(refused.body.details).toEqual([{ field: 'archived', reason: '1' }]);
    expect((await office.send('PATCH', `/staff/${person.staffId}`, { as: people().admin, body: { active: false } })).status).toBe(200);
    expect((await archive()).status).toBe(200);
    expect(codeOf(await office.send('PATCH', `/staff/${person.staffId}`, { as: people().admin, body: { active: true } }))).toEqual([
      409,
      'SVB409',
    ]);
  });

  test('is not archived while somebody waits to get it', async () => {
    const role = await office.role(`Esperado ${newId()}`, ['withdrawals:read']);
    const body = { name: 'Lia Prado', email: `${newId()}@loja.example`, role };
    expect((await office.send('POST', '/staff', { as: people().admin, body })).body.pending).toBe(true);
    expect(codeOf(await save(role, { archived: true, version: 1 }))).toEqual([409, 'SVB409']);
  });

  test('of two changes at once one is written', async () => {
    await alone();
    const role = await office.role(`Corrida ${newId()}`, ['staff:read']);
    const answers = await Promise.all(
      ['audit:read', 'retention:read'].map((permission) => save(role, { permissions: [permission as Permission], version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await stored(role))?.version).toBe(2);
  });
});

test('spending limits and approval rules name a role as any other, and end with what it opens', async () => {
  await alone();
  const { db } = office.services();
  const role = await office.role('Tesouraria', ['withdrawals:read', 'withdrawals:create', 'approvals:read', 'approvals:decide']);
  const reader = await office.role('Leitura de saques', ['withdrawals:read']);
  const person = await office.person(role);
  const limits = { payoutsPerDay: '100.00', refundsPerDay: null, newPayeePerDay: null, firstPaymentWaitHours: null, night: null };
  const put = (path: string, body: object) =>
    office.send('PUT', path, { as: people().admin, body: { enabled: true, version: 0, ...body } });
  expect((await put(`/spending-limits/${role}`, limits)).status).toBe(200);
  expect((await put(`/spending-limits/${reader}`, limits)).status).toBe(404);
  expect(await limitsOf(db, { staffId: person.staffId, role })).toMatchObject({ payoutsPerDay: '100.00' });
  const { items } = (await office.send('GET', '/spending-limits', { as: people().admin })).body;
  expect(items).toContainEqual(expect.objectContaining({ scope: role, person: null }));

  const rule = {
    title: 'Só a tesouraria',
    actions: ['refund'],
    from: null,
    dayFrom: null,
    newPayee: false,
    hours: null,
    needed: 1,
    standsHours: 24,
  };
  const id = '6f1c2a52-6a7b-4f0e-9d3c-0c8f5f1f7a11';
  expect((await put(`/approval-rules/${id}`, { ...rule, roles: [role] })).status).toBe(200);
  expect((await put(`/approval-rules/${id}`, { ...rule, roles: [reader], version: 1 })).body.errorCode).toBe('SVB472');
  await db
    .update(customRoles)
    .set({ permissions: ['withdrawals:read'] })
    .where(eq(customRoles.id, role));
  const list = (await office.send('GET', '/approval-rules', { as: people().admin })).body;
  expect(list.items.find((item: { id: string }) => item.id === id)).toMatchObject({ roles: [role], satisfiable: false });
});

describe('a role is given to a person', () => {
  const give = (id: string, role: string, as: Person) => office.send('PATCH', `/staff/${id}`, { as, body: { role } });

  test('at once where it opens nothing its giver lacks, else by two', async () => {
    const [less, more] = [
      await office.role(`Menos ${newId()}`, ['audit:read']),
      await office.role(`Mais ${newId()}`, ['withdrawals:create']),
    ];
    const person = await office.person('auditor');
    expect((await give(person.staffId, less, people().admin)).body).toMatchObject({
      pending: false,
      staff: { role: less, roleName: expect.stringMatching(/^Menos/) },
    });
    expect((await give(person.staffId, more, people().admin)).body.pending).toBe(true);
    const { items } = (await office.send('GET', '/staff-changes', { as: people().second })).body;
    const change = items.find(({ toRole }: { toRole: string }) => toRole === more);
    expect(change).toMatchObject({ fromRole: less, toRoleName: expect.stringMatching(/^Mais/) });
    expect((await office.send('POST', `/staff-changes/${change.id}/approval`, { as: people().second })).status).toBe(200);
    const line = (await office.outcomes()).findLast(({ action }) => action === 'staff.change-approved');
    expect(line?.facts.role).toMatch(/^Menos .* > Mais /);
  });

  test('not when it is archived, or was never made', async () => {
    const person = await office.person('auditor');
    expect(codeOf(await give(person.staffId, 'custom-nunca', people().admin))).toEqual([409, 'SVB409']);
    expect(codeOf(await give(person.staffId, 'outro', people().admin))).toEqual([400, 'SVB400']);
  });

  test('by somebody who manages staff alone only as far as their own role goes, whoever approves', async () => {
    const manager = await office.role(`Gestão ${newId()}`, ['staff:read', 'staff:write']);
    const [one, other] = [await office.person(manager), await office.person(manager)];
    const person = await office.person(await office.role(`Nada ${newId()}`, ['staff:read']));
    for (const role of ['admin', 'finance', 'auditor'])
      expect(codeOf(await give(person.staffId, role, one)), role).toEqual([403, 'SVB476']);
    const body = { name: 'Lia Prado', email: `${newId()}@loja.example`, role: 'admin' };
    expect(codeOf(await office.send('POST', '/staff', { as: one, body }))).toEqual([403, 'SVB476']);
    expect((await give(person.staffId, manager, one)).body.pending).toBe(true);
    // What an administrator asks for, they do not approve either.
    const next = await office.person('auditor');
    expect((await give(next.staffId, 'admin', people().admin)).body.pending).toBe(true);
    const { items } = (await office.send('GET', '/staff-changes', { as: other })).body;
    const idOf = (toRole: string) => items.find((item: { toRole: string }) => item.toRole === toRole).id;
    expect(codeOf(await office.send('POST', `/staff-changes/${idOf('admin')}/approval`, { as: other }))).toEqual([403, 'SVB476']);
    expect((await office.send('POST', `/staff-changes/${idOf(manager)}/approval`, { as: other })).status).toBe(200);
    expect(codeOf(await office.send('POST', `/staff/${people().admin.staffId}/password`, { as: one }))).toEqual([403, 'SVB476']);
  });

  test('and the last administrator stays one, whoever else manages staff', async () => {
    await alone();
    await office.person(await office.role(`Gestão só ${newId()}`, ['staff:read', 'staff:write']));
    expect(codeOf(await office.send('PATCH', `/staff/${people().admin.staffId}`, { as: people().admin, body: { active: false } }))).toEqual(
      [409, 'SVB409'],
    );
  });
});
