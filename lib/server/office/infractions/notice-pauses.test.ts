import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { infractionPauses } from '@/lib/server/database/schema/infractions-schema';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { sweepPauses } from './notice-pauses';

const office = officeForTests();
let marina: Person;
let rui: Person;

beforeAll(async () => {
  marina = await office.person('support', { name: 'Marina Couto' });
  rui = await office.person('auditor', { name: 'Rui Bastos' });
});
beforeEach(() => {
  // Later than anything an earlier test has read, so that no walk serves two tests.
  office.clock.now = new Date(office.clock.now.getTime() + 60_000);
});

const hoursAhead = (hours: number) => new Date(office.clock.now.getTime() + hours * 3_600_000).toISOString();

/** A service with one case, alone and in its list. */
function serve(id: string, expiresAt: string | null) {
  const infraction = { id, status: 'OPEN', type: 'FRAUD', expiresAt, transaction: { id: `SVTX-${id}`, amount: 10 } };
  office.service().behave((request, response) => {
    const alone = request.url?.endsWith(`/infractions/${id}`);
    const body = alone ? infraction : { data: [infraction], hasNextPage: false };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
}

const pause = (id: string, until: string, as = marina) => office.send('PUT', `/infractions/${id}/pause`, { as, body: { until } });
const pauseShown = async (as: Person) => (await office.send('GET', '/infraction-queue', { as })).body.items[0].pause;

test('is snoozed for one person only, on all their pages, until it is ended', async () => {
  serve('a', hoursAhead(40));
  const { status, body } = await pause('a', hoursAhead(3));
  expect([status, body]).toEqual([200, { until: hoursAhead(3), band: 'under48' }]);
  const elsewhere = { ...marina, ...(await office.session(marina.staffId)) };
  expect(await pauseShown(elsewhere)).toEqual(body);
  expect(await pauseShown(rui)).toBeNull();
  await office.send('DELETE', '/infractions/a/pause', { as: rui });
  expect(await pauseShown(marina)).toEqual(body);
  expect((await office.send('DELETE', '/infractions/a/pause', { as: marina })).status).toBe(200);
  expect(await pauseShown(marina)).toBeNull();
  const events = (await office.outcomes()).map(({ action, object, actorId, facts }) => [action, object, actorId, facts]);
  expect(events).toEqual([
    ['infraction.paused', 'a', marina.staffId, { until: body.until }],
    ['infraction.resumed', 'a', rui.staffId, {}],
    ['infraction.resumed', 'a', marina.staffId, {}],
  ]);
});

test.each([
  [50, 2, 'over48'],
  [40, 16, 'under48'],
  [20, 14, 'under24'],
  [2, 2, 'under6'],
  [-1, 24, 'late'],
  [null, 24, 'none'],
])('with %s h left is never snoozed longer than %d h, whatever was requested', async (left, max, band) => {
  serve('b', left === null ? null : hoursAhead(left));
  const { body } = await pause('b', hoursAhead(1_000));
  expect(body).toEqual({ until: hoursAhead(max), band });
});

test('can be snoozed again: the last choice counts', async () => {
  serve('c', hoursAhead(40));
  await pause('c', hoursAhead(8));
  await pause('c', hoursAhead(1));
  expect(await pauseShown(marina)).toEqual({ until: hoursAhead(1), band: 'under48' });
});

test('refuses a past time, an invalid time, and roles that do not see infractions', async () => {
  serve('d', hoursAhead(40));
  expect(await pause('d', hoursAhead(-1))).toMatchObject({ status: 400, body: { details: [{ field: 'until', reason: 'past' }] } });
  expect((await pause('d', 'amanhã')).status).toBe(400);
  expect((await pause('d', hoursAhead(1), await office.person('developer'))).status).toBe(403);
  expect(await pauseShown(marina)).toBeNull();
});

test('is deleted once it is over, and not before', async () => {
  serve('e', hoursAhead(40));
  await pause('e', hoursAhead(3));
  const { db } = office.services();
  const until = new Date(hoursAhead(3));
  const rests = () => db.select().from(infractionPauses).where(eq(infractionPauses.infractionId, 'e'));
  await sweepPauses(db, new Date(until.getTime() - 1));
  expect(await rests()).toHaveLength(1);
  await sweepPauses(db, until);
  expect(await rests()).toEqual([]);
});
