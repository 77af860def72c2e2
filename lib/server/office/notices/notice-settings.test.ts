import { expect, test } from 'vitest';
import { officeForTests } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();

test('is on for everybody until they turn it off, and the choice is stored', async () => {
  const marina = await office.person('support');
  const rui = await office.person('support');
  const wish = (as = marina) => office.send('GET', '/notice-settings', { as });
  expect((await wish()).body).toEqual({ mail: true, address: marina.email, installed: false });
  const changed = await office.send('PUT', '/notice-settings', { as: marina, body: { mail: false } });
  expect([changed.status, changed.body.mail]).toEqual([200, false]);
  expect([(await wish()).body.mail, (await wish(rui)).body.mail]).toEqual([false, true]);
  expect((await office.outcomes()).map(({ action, object, facts }) => [action, object, facts])).toEqual([
    ['notices.changed', marina.staffId, { mail: 'off' }],
  ]);
});

test('is not offered to roles that get none', async () => {
  for (const role of ['finance', 'auditor', 'admin'] as const) {
    expect((await office.send('GET', '/notice-settings', { as: await office.person(role) })).status).toBe(403);
  }
});
