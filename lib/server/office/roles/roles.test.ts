import { isNull, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Permission } from '@/lib/contracts/office/permission';
import { roleCountLimits } from '@/lib/contracts/office/roles/grantable-permissions';
import { customRoleId } from '@/lib/contracts/office/roles/role-id.shape';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { rolesForTests } from '@/lib/server/testing/roles-for-tests';

const { office, people, newId, save, alone, stored, approve, codeOf, detailsOf } = rolesForTests();
const db = () => office.services().db;

describe('a role', () => {
  test('of a single administrator is written at once, out of what they have', async () => {
    await alone();
    const id = newId();
    expect(await save(id, { permissions: ['staff:read', 'audit:read'] })).toMatchObject({ status: 200, body: { id, version: 1 } });
    expect(await stored(id)).toMatchObject({ permissions: ['staff:read', 'audit:read'], version: 1, archivedAt: null });
    expect((await office.outcomes()).at(-1)).toMatchObject({
      action: 'roles.changed',
      object: id,
      result: 'done',
      facts: { name: `Papel ${id}`, added: 'staff:read audit:read' },
    });
  });

  test('waits for another administrator where there is one, and is written by their vote', async () => {
    const id = newId();
    const asked = await save(id);
    expect(asked.status).toBe(202);
    expect(await stored(id)).toBeUndefined();
    expect((await approve(asked.body.approval.id, people().admin)).errorCode).toBe('SVB471');
    expect(await approve(asked.body.approval.id, people().second)).toMatchObject({ state: 'done', action: 'roles' });
    expect(await stored(id)).toMatchObject({ permissions: ['audit:read'] });
    const line = (await office.outcomes()).findLast(({ action }) => action === 'approval.executed');
    expect(line?.facts).toMatchObject({ name: `Papel ${id}`, added: 'audit:read', maker: people().admin.staffId });
  });

  test('is listed with its people, and named to everybody', async () => {
    await alone();
    const id = newId();
    await save(id, { name: `Leitura ${id}` });
    await office.person('support', { role: `custom-${id.slice(7)}` });
    const { items } = (await office.send('GET', '/roles', { as: people().admin })).body;
    expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({
      people: 1,
      builtIn: false,
      permissions: ['sessions:own', 'audit:read'],
    });
    expect(items.find((item: { id: string }) => item.id === 'finance')).toMatchObject({ people: 1, builtIn: true, name: null });
    const names = (await office.send('GET', '/roles/names', { as: people().finance })).body;
    expect(names.items).toContainEqual({ id, name: `Leitura ${id}`, permissions: ['sessions:own', 'audit:read'], archived: false });
  });

  test.each<[string, Parameters<typeof save>[1], number, string]>([
    ['without any permission', { permissions: [] }, 400, 'SVB400'],
    ['with a permission twice', { permissions: ['audit:read', 'audit:read'] }, 400, 'SVB400'],
    ['with what only our server may do', { permissions: ['card-tokens:create'] }, 400, 'SVB400'],
    ['with what every role has', { permissions: ['sessions:own'] }, 400, 'SVB400'],
    ['with a name of two letters', { name: ' ab ' }, 400, 'SVB400'],
    ['with a name of 41 letters', { name: 'a'.repeat(41) }, 400, 'SVB400'],
    ['with a line break in its name', { name: 'Caixa\nda noite' }, 400, 'SVB400'],
    ['with a sign in its name that nobody sees', { name: 'Caixa\u200b' }, 400, 'SVB400'],
    ['with a name that reads as a change in the audit', { name: 'Suporte > admin' }, 400, 'SVB400'],
    ['with a Greek letter that looks like a Latin one', { name: 'Αdmin' }, 400, 'SVB400'],
    ['named as a built-in one in Portuguese', { name: 'administracao' }, 409, 'SVB409'],
    ['named as a built-in one in English', { name: ' Finance ' }, 409, 'SVB409'],
    ['named as the id of a built-in one', { name: 'Developer' }, 409, 'SVB409'],
    ['that was never made, as its next version', { version: 3 }, 409, 'SVB410'],
  ])('%s is refused', async (_name, requested, status, code) => {
    const id = newId();
    expect(codeOf(await save(id, requested))).toEqual([status, code]);
    expect(await stored(id)).toBeUndefined();
  });

  test.each(['admin', 'finance', 'custom-', 'custom-A', 'custom-a_b', 'outro', 'custom-a--b'])('cannot be written as %s', async (id) => {
    expect(codeOf(await save(id, { name: 'Papel outro' }))).toEqual([404, 'SVB404']);
  });

  test('has a name of its own, whatever its case and accents', async () => {
    await alone();
    const [one, other] = [newId(), newId()];
    await save(one, { name: 'Caixa da manhã' });
    expect(codeOf(await save(other, { name: '  caixa  da MANHA ' }))).toEqual([409, 'SVB409']);
    await save(one, { name: 'Caixa da manhã', version: 1, archived: true });
    expect((await save(other, { name: 'Caixa da Manhã' })).status).toBe(200);
    expect(codeOf(await save(one, { name: 'Caixa da manhã', version: 2 }))).toEqual([409, 'SVB409']);
  });

  test('is made while there is room: fifty in use, two hundred with the archived ones, also of two at once', async () => {
    await alone();
    const { staffId } = people().admin;
    const fill = async (count: number, archivedAt: Date | null) => {
      const at = { createdBy: staffId, createdAt: office.clock.now, changedBy: staffId, changedAt: office.clock.now, archivedAt };
      const rows = Array.from({ length: count }, () => newId()).map((id) => ({ ...at, id: customRoleId.parse(id), name: `Cheio ${id}` }));
      await db()
        .insert(customRoles)
        .values(rows.map((row) => ({ ...row, description: '', permissions: [], version: 1 })));
    };
    const inUse = () => db().$count(customRoles, isNull(customRoles.archivedAt));
    await fill(roleCountLimits.inUse - 1 - (await inUse()), null);
    const [one, other] = [newId(), newId()];
    const answers = await Promise.all([save(one), save(other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await inUse()).toBe(roleCountLimits.inUse);
    const refused = await save(newId());
    expect([codeOf(refused), refused.body.details]).toEqual([[409, 'SVB409'], [{ field: 'count', reason: 'in-use' }]]);
    const made = (await stored(one)) ? one : other;
    expect((await save(made, { version: 1, description: 'Muda, e não é mais um' })).status).toBe(200);
    expect((await save(made, { version: 2, archived: true })).status).toBe(200);
    await fill(roleCountLimits.all - (await db().$count(customRoles)), office.clock.now);
    expect((await save(newId())).body.details).toEqual([{ field: 'count', reason: 'all' }]);
    expect((await save(made, { version: 3 })).status).toBe(200);
    await db().delete(customRoles).where(like(customRoles.name, 'Cheio %'));
  });

  test('downloads what cannot be masked only together with personal data', async () => {
    const answer = await save(newId(), { permissions: ['receipts:download'] });
    expect(codeOf(answer)).toEqual([400, 'SVB400']);
    expect(answer.body.details).toEqual([{ field: 'permissions', reason: 'personal-data:read' }]);
    expect((await save(newId(), { permissions: ['receipts:download', 'personal-data:read'] })).status).toBe(202);
  });

  test('that joins duties is refused until each warning was read', async () => {
    await alone();
    const id = newId();
    const permissions: Permission[] = ['approvals:decide', 'roles:write'];
    const refused = await save(id, { permissions });
    expect(codeOf(refused)).toEqual([422, 'SVB475']);
    expect(detailsOf(refused)).toEqual(['asks-and-approves']);
    expect((await save(id, { permissions, acknowledged: ['moves-money-and-closes-books'] })).status).toBe(422);
    expect((await save(id, { permissions, acknowledged: ['asks-and-approves'] })).status).toBe(200);
  });
});
