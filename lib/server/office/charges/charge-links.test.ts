import { expect, test } from 'vitest';
import { hashOfToken } from '@/lib/server/charge-links/charge-link-token';
import { merchant, serveCharge, storedCharge } from '@/lib/server/charge-links/testing/charge-for-tests';
import { chargeLinks } from '@/lib/server/database/schema/team-records-schema';
import { officeForTests } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const at = (id: string) => `/charge-links/${id}`;
let made = 0;

/** A charge without a link, and somebody who may send it. */
async function newCharge(change: object = {}) {
  const id = `SVTX-${++made}`;
  const service = serveCharge(office);
  service.become({ ...storedCharge, id, ...change });
  return { id, finance: await office.person('finance'), service };
}

test('a link is made only when it is asked for, the same for everybody who asks, and its token is stored as a digest alone', async () => {
  const { id, finance } = await newCharge();
  expect((await office.send('GET', at(id), { as: finance })).body).toEqual({ merchant, link: null });
  const [one, other] = await Promise.all([
    office.send('POST', at(id), { as: finance }),
    office.send('POST', at(id), { as: await office.person('finance') }),
  ]);
  expect([one?.status, other?.status]).toEqual([200, 200]);
  expect(one?.body.url).toBe(other?.body.url);
  const token = /^http:\/\/localhost:3000\/c\/([\w-]{24})$/.exec(one?.body.url)?.[1] ?? '';
  const rows = (await office.services().db.select().from(chargeLinks)).filter(({ chargeId }) => chargeId === id);
  expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([hashOfToken(token)]);
  expect(JSON.stringify(rows)).not.toContain(token);
  const { body } = await office.send('GET', at(id), { as: finance });
  expect(body.link).toMatchObject({ url: one?.body.url, createdAt: office.clock.now.toISOString() });
});

test('a link that was taken back stays so: the next one has another address', async () => {
  const { id, finance } = await newCharge();
  const first = await office.send('POST', at(id), { as: finance });
  expect((await office.send('DELETE', at(id), { as: finance })).status).toBe(200);
  expect((await office.send('DELETE', at(id), { as: finance })).status).toBe(404);
  expect((await office.send('GET', at(id), { as: finance })).body.link).toBeNull();
  const second = await office.send('POST', at(id), { as: finance });
  expect(second.body.url).not.toBe(first.body.url);
});

test('what no longer waits, is no charge, or is another one gets no link', async () => {
  for (const status of ['COMPLETED', 'EXPIRED', 'CANCELED']) {
    const { id, finance } = await newCharge({ status });
    expect((await office.send('POST', at(id), { as: finance })).body).toMatchObject({ statusCode: 409, errorCode: 'SVB409' });
  }
  const withdrawal = await newCharge({ type: 'WITHDRAW' });
  expect((await office.send('POST', at(withdrawal.id), { as: withdrawal.finance })).body).toMatchObject({ errorCode: 'SVC310' });
  const other = await newCharge({ id: 'SVTX-OTHER' });
  expect((await office.send('POST', at(other.id), { as: other.finance })).body).toMatchObject({ errorCode: 'SVC310' });
  expect((await office.services().db.select().from(chargeLinks)).map(({ chargeId }) => chargeId)).not.toContain('SVTX-OTHER');
});

test.each(['admin', 'support', 'developer', 'auditor'] as const)('%s neither sees nor makes nor takes back a link', async (role) => {
  const { id, finance } = await newCharge();
  await office.send('POST', at(id), { as: finance });
  const person = await office.person(role);
  for (const method of ['GET', 'POST', 'DELETE']) expect((await office.send(method, at(id), { as: person })).status).toBe(403);
});

test('making and taking back are in the audit with the charge, and without the address', async () => {
  const { id, finance } = await newCharge();
  const { body } = await office.send('POST', at(id), { as: finance });
  await office.send('DELETE', at(id), { as: finance });
  const events = (await office.outcomes()).filter(({ object }) => object === id);
  expect(events.map(({ action, result, actorId }) => [action, result, actorId])).toEqual([
    ['charge-link.created', 'done', finance.staffId],
    ['charge-link.removed', 'done', finance.staffId],
  ]);
  expect(JSON.stringify(events)).not.toContain(body.url.split('/').at(-1));
});

test('a link whose key is gone cannot be shown any more, and the next one takes its place', async () => {
  const { id, finance } = await newCharge();
  const { db, environment } = office.services();
  const first = await office.send('POST', at(id), { as: finance });
  const renewed = { ...environment, sealKey: 'Tq9vB4xH7mJd0sRfYw3ZpKc8uLgN1eWaOi5XkCbEzGQ=' };
  const withOld = { services: { environment: { ...renewed, sealKeysOld: [environment.sealKey] } } };
  expect((await office.send('GET', at(id), { as: finance, ...withOld })).body.link.url).toBe(first.body.url);
  const without = { services: { environment: { ...renewed, sealKeysOld: [] } } };
  expect((await office.send('GET', at(id), { as: finance, ...without })).body.link).toBeNull();
  const second = await office.send('POST', at(id), { as: finance, ...without });
  expect(second.body.url).not.toBe(first.body.url);
  const rows = (await db.select().from(chargeLinks)).filter(({ chargeId }) => chargeId === id);
  expect(rows.map(({ removedAt }) => removedAt === null)).toEqual(expect.arrayContaining([true, false]));
});
