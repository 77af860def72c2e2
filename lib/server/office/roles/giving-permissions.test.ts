import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dutyConflicts } from '@/lib/contracts/office/roles/duty-conflict';
import { approvals } from '@/lib/server/database/schema/approvals-schema';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { rolesForTests } from '@/lib/server/testing/roles-for-tests';

const { office, people, newId, save, alone, stored, approve, codeOf, detailsOf } = rolesForTests();

describe('nobody gives what they do not have', () => {
  test('alone: a permission of somebody else waits for somebody who has it as well', async () => {
    await alone();
    const id = newId();
    const asked = await save(id, { permissions: ['audit:read', 'withdrawals:read'] });
    expect(asked.status).toBe(202);
    const { requirements } = (await office.send('GET', `/approvals/${asked.body.approval.id}`, { as: people().admin })).body;
    expect(requirements).toMatchObject([{ triggers: ['grants'], needed: 1, roles: ['finance'] }]);
    expect((await approve(asked.body.approval.id, people().finance)).state).toBe('done');
    expect((await stored(id))?.permissions).toEqual(['audit:read', 'withdrawals:read']);
  });

  test('a second administrator who has as little does not replace them', async () => {
    const id = newId();
    const { id: approval } =
      (await save(id, { permissions: ['withdrawals:create', 'webhooks:write'], acknowledged: dutyConflicts })).body?.approval ?? {};
    // Nobody active has webhooks:write.
    expect(approval).toBeUndefined();
    const asked = (await save(id, { permissions: ['withdrawals:create'] })).body.approval.id;
    expect((await approve(asked, people().second)).state).toBe('waiting');
    expect(await stored(id)).toBeUndefined();
    expect((await approve(asked, people().finance)).state).toBe('done');
  });

  test('what nobody else has is refused, naming it', async () => {
    const answer = await save(newId(), { permissions: ['audit:read', 'webhooks:write', 'callbacks:resend'] });
    expect(codeOf(answer)).toEqual([403, 'SVB476']);
    expect(detailsOf(answer).toSorted()).toEqual(['callbacks:resend', 'webhooks:write']);
  });

  test('an approver whose role lost the permission meanwhile gives nothing', async () => {
    await alone();
    const role = await office.role(`Quem dá ${newId()}`, ['approvals:read', 'approvals:decide', 'webhooks:read']);
    const giver = await office.person(role);
    const id = newId();
    const asked = (await save(id, { permissions: ['webhooks:read'] })).body.approval.id;
    await office
      .services()
      .db.update(customRoles)
      .set({ permissions: ['approvals:read', 'approvals:decide'] })
      .where(eq(customRoles.id, role));
    expect(await approve(asked, giver)).toMatchObject({ state: 'failed', errorCode: 'SVB476' });
    expect(await stored(id)).toBeUndefined();
  });

  test('an administrator who waives the approvals gives nothing either', async () => {
    const id = newId();
    const asked = (await save(id, { permissions: ['withdrawals:create'] })).body.approval.id;
    const [row] = await office.services().db.select().from(approvals).where(eq(approvals.id, asked));
    const services = { environment: { ...office.services().environment, approvalBreakGlass: 'on' as const } };
    const body = { requestHash: row?.requestHash.toString('hex'), reason: 'O caixa precisa pagar hoje ainda' };
    const answer = await office.send('POST', `/approvals/${asked}/override`, { as: people().second, body, services });
    expect(answer.body).toMatchObject({ state: 'failed', errorCode: 'SVB476' });
    expect(await stored(id)).toBeUndefined();
  });

  test('on a change neither, while what the role had stays', async () => {
    await alone();
    const role = await office.role(`Caixa ${newId()}`, ['withdrawals:read']);
    const { body } = await save(role, { name: 'Caixa mudada', permissions: ['withdrawals:read', 'audit:read'], version: 1 });
    expect(body).toMatchObject({ id: role, version: 2 });
    await office.services().db.update(staff).set({ active: false }).where(eq(staff.id, people().finance.staffId));
    const more = await save(role, { name: 'Caixa mudada', permissions: ['withdrawals:read', 'withdrawals:create'], version: 2 });
    expect(codeOf(more)).toEqual([403, 'SVB476']);
    // Archived, it opens nothing: to open it again is to give it again.
    await save(role, { name: 'Caixa mudada', permissions: ['withdrawals:read'], archived: true, version: 2 });
    expect(codeOf(await save(role, { name: 'Caixa mudada', permissions: ['withdrawals:read'], version: 3 }))).toEqual([403, 'SVB476']);
  });

  test('a role that its maker has themselves does not become more by their own hand', async () => {
    await alone();
    await office.services().db.update(staff).set({ active: false });
    const role = await office.role(`Papéis ${newId()}`, ['roles:read', 'roles:write', 'approvals:decide']);
    const maker = await office.person(role);
    for (const permission of ['staff:write', 'roles:assign', 'withdrawals:create'] as const)
      expect(
        codeOf(await save(role, { permissions: ['roles:write', permission], version: 1, acknowledged: dutyConflicts }, maker)),
        permission,
      ).toEqual([403, 'SVB476']);
  });

  test('nobody becomes an administrator through a role they have already, by the word of one', async () => {
    await alone();
    const role = await office.role(`Quase ${newId()}`, ['staff:read']);
    await office.person(role);
    const answer = await save(role, { permissions: ['staff:read', 'staff:write'], version: 1 });
    expect(codeOf(answer)).toEqual([403, 'SVB443']);
  });

  test('without the permission to make roles nothing is made', async () => {
    for (const as of [people().finance, await office.person('auditor'), await office.person('developer')])
      expect(codeOf(await save(newId(), {}, as))).toEqual([403, 'SVB403']);
  });
});
