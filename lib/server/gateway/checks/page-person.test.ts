import { beforeEach, expect, test } from 'vitest';
import { sessions } from '@/lib/server/database/schema/schema';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
let ana: Person;
let bruno: Person;

beforeEach(async () => {
  ana = await office.person('finance');
  bruno = await office.person('finance');
});

const madeFor = ({ staffId }: Person) => ({ 'x-balcao-person': staffId });

test('a withdrawal from a page made for somebody else is refused before anything is asked, sent or recorded', async () => {
  const before = await office.audited();
  const answer = await office.send('POST', '/withdraw', {
    at: 'payments',
    as: bruno,
    body: { amount: '10.00' },
    headers: { ...madeFor(ana), 'idempotency-key': '00000000-0000-4000-8000-000000000001' },
  });
  expect(answer).toMatchObject({ status: 409, body: { errorCode: 'SVB411', details: [] } });
  expect(answer.text).not.toContain(bruno.staffId);
  expect(await office.audited()).toEqual(before);
  expect(office.service().received).toEqual([]);
});

test('a reading for a page made for somebody else shows nothing of the person who is signed in', async () => {
  const answer = await office.send('GET', '/sessions', { as: bruno, headers: madeFor(ana) });
  expect(answer).toMatchObject({ status: 409, body: { errorCode: 'SVB411' } });
});

test('a page made for the person who is signed in is answered, also in a session that started after it', async () => {
  const again = await office.session(ana.staffId);
  const answer = await office.send('GET', '/sessions', { as: { ...ana, ...again }, headers: madeFor(ana) });
  expect(answer.status).toBe(200);
});

test('after the session has ended the page gets 401, whoever it was rendered for', async () => {
  await office.services().db.update(sessions).set({ endedAt: office.clock.now });
  const answer = await office.send('GET', '/sessions', { as: bruno, headers: madeFor(ana) });
  expect(answer).toMatchObject({ status: 401, body: { errorCode: 'SVB401' } });
});
