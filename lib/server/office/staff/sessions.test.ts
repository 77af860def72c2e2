import { beforeAll, describe, expect, test } from 'vitest';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
let person: Person;
let other: Person;

beforeAll(async () => {
  person = await office.person('support');
  other = await office.person('support');
});

const ids = async (as: Person) => {
  const { body } = await office.send('GET', '/sessions', { as });
  return body.items.map(({ id }: { id: string }) => id);
};

test("lists one's own, this one marked, without cookie values", async () => {
  const answer = await office.send('GET', '/sessions', { as: person });
  expect(answer.body).toMatchObject({ items: [{ id: person.sessionId, current: true, browser: 'Teste' }], hasNext: false, total: 1 });
  expect(answer.text).not.toContain(person.token);
  expect(answer.text).not.toMatch(/hash/i);
});

test("ends one of one's own, audited", async () => {
  const second = { ...person, ...(await office.session(person.staffId)) };
  expect(await office.send('DELETE', `/sessions/${second.sessionId}`, { as: person })).toMatchObject({ status: 200, body: null });
  expect(await ids(person)).toEqual([person.sessionId]);
  expect((await office.send('GET', '/sessions', { as: second })).status).toBe(401);
  expect((await office.audited()).at(-1)).toMatchObject({
    actorId: person.staffId,
    action: 'session.ended',
    object: second.sessionId,
    result: 'done',
  });
});

test("ends nobody else's, and does not reveal whether one exists", async () => {
  const before = await office.outcomes();
  for (const id of [other.sessionId, '00000000-0000-0000-0000-000000000000', 'NOTHING']) {
    expect(await office.send('DELETE', `/sessions/${id}`, { as: person })).toMatchObject({ status: 404, body: { errorCode: 'SVB404' } });
  }
  expect(await ids(other)).toEqual([other.sessionId]);
  const refused = { action: 'session.ended', actorId: person.staffId, result: 'refused', facts: { code: 'SVB404' } };
  expect((await office.outcomes()).slice(before.length)).toMatchObject([refused, refused, refused]);
});

test('ends all the others at once', async () => {
  await office.session(person.staffId);
  await office.session(person.staffId);
  expect((await office.send('DELETE', '/sessions', { as: person })).status).toBe(200);
  expect(await ids(person)).toEqual([person.sessionId]);
  expect(await ids(other)).toEqual([other.sessionId]);
  expect((await office.audited()).at(-1)).toMatchObject({ action: 'session.ended', facts: { others: '2' } });
});

describe("an administrator lists and ends a person's sessions", () => {
  test('one, and all of them, audited with their owner', async () => {
    const [admin, target] = [await office.person('admin'), await office.person('finance')];
    const second = { ...target, ...(await office.session(target.staffId)) };
    const listed = await office.send('GET', `/staff/${target.staffId}/sessions`, { as: admin });
    expect(listed.body.items.map(({ id }: { id: string }) => id).sort()).toEqual([target.sessionId, second.sessionId].sort());
    expect(listed.body.items.every(({ current }: { current: boolean }) => !current)).toBe(true);

    expect((await office.send('DELETE', `/staff/${target.staffId}/sessions/${second.sessionId}`, { as: admin })).status).toBe(200);
    expect(await ids(target)).toEqual([target.sessionId]);
    const entry = { actorId: admin.staffId, action: 'session.ended', facts: { person: target.staffId } };
    expect((await office.audited()).at(-1)).toMatchObject({ ...entry, object: second.sessionId });

    expect((await office.send('DELETE', `/staff/${target.staffId}/sessions`, { as: admin })).status).toBe(200);
    expect((await office.send('GET', '/sessions', { as: target })).status).toBe(401);
    expect((await office.audited()).at(-1)).toMatchObject({ ...entry, facts: { ended: '1', person: target.staffId } });
  });

  test('of that person only', async () => {
    const admin = await office.person('admin');
    const [one, two] = [await office.person('finance'), await office.person('finance')];
    for (const path of [`/staff/${one.staffId}/sessions/${two.sessionId}`, `/staff/${one.staffId}/sessions/x`, `/staff/x/sessions`]) {
      expect((await office.send('DELETE', path, { as: admin })).status).toBe(404);
    }
    expect(await ids(two)).toEqual([two.sessionId]);
  });

  test.each(['finance', 'support', 'developer', 'auditor'] as const)('and %s cannot', async (role) => {
    const asker = await office.person(role);
    const target = await office.person('support');
    expect((await office.send('GET', `/staff/${target.staffId}/sessions`, { as: asker })).status).toBe(403);
    expect((await office.send('DELETE', `/staff/${target.staffId}/sessions`, { as: asker })).status).toBe(403);
    expect(await ids(target)).toEqual([target.sessionId]);
  });
});
