import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { infractionAssignments } from '@/lib/server/database/schema/infractions-schema';
import { inbox } from '@/lib/server/database/schema/schema';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
let support: Person;

beforeAll(async () => {
  support = await office.person('support', { name: 'Marina Couto' });
});
beforeEach(async () => {
  // Later than anything an earlier test has read, so that no walk serves two tests.
  office.clock.now = new Date(office.clock.now.getTime() + 60_000);
  await office.services().db.delete(infractionAssignments);
});

const queue = (as = support) => office.send('GET', '/infraction-queue', { as });
const hoursAhead = (hours: number) => new Date(office.clock.now.getTime() + hours * 3_600_000).toISOString();

function caseOf(id: string, expiresAt: string | null, change = {}) {
  const transaction = { id: `SVTX-${id}`, amount: 10, payerName: 'Bruno Sá', payerDocument: '52998224725' };
  return { id, status: 'OPEN', type: 'FRAUD', expiresAt, transaction, reportDetails: 'CPF 529.982.247-25', ...change };
}

/** The service's list in pages of a hundred, and each case alone. */
function serve(cases: readonly { readonly id: string }[]) {
  office.service().behave((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service.example');
    const page = Number(searchParams.get('page'));
    const data = cases.slice((page - 1) * 100, page * 100);
    const alone = cases.find(({ id }) => pathname.endsWith(`/infractions/${id}`));
    const body = alone ?? { data, hasNextPage: page * 100 < cases.length };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
}

test('has all of 250 cases over three pages, those without a deadline first, then the soonest', async () => {
  const hours = Array.from({ length: 248 }, (_, at) => ((at * 97) % 248) - 3);
  const cases = hours.map((ahead) => caseOf(`h${ahead}`, hoursAhead(ahead)));
  cases.splice(120, 0, caseOf('none-a', null));
  cases.splice(230, 0, caseOf('none-b', null));
  serve(cases);
  const { body } = await queue();
  const ids = body.items.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(['none-a', 'none-b', ...hours.toSorted((a, b) => a - b).map((ahead) => `h${ahead}`)]);
  expect([body.truncated, body.readAt]).toEqual([false, office.clock.now.toISOString()]);
  const asked = office.service().received.map(({ url }) => Object.fromEntries(new URL(url, 'http://service.example').searchParams));
  const status = 'WAITING_PSP,OPEN,ACKNOWLEDGED,ANSWERED,WAITING_ADJUSTMENTS,DEFENDED';
  // Twice, because cases may leave between two pages: until two rounds agree.
  expect(asked).toEqual(['1', '2', '3', '1', '2', '3'].map((page) => ({ page, limit: '100', status })));
});

test('counts a case once that a new one pushed onto the next page', async () => {
  const cases = Array.from({ length: 101 }, (_, at) => caseOf(`c${at}`, null));
  cases[100] = caseOf('c99', null);
  serve(cases);
  const { body } = await queue();
  expect(body.items).toHaveLength(100);
});

test('stops after 5,000 and says so', async () => {
  serve(Array.from({ length: 5_100 }, (_, at) => caseOf(`c${at}`, null)));
  const { body } = await queue();
  expect([body.items.length, body.truncated]).toEqual([5_000, true]);
});

test('walks once for all requests within three seconds, and again after that', async () => {
  serve([caseOf('a', null)]);
  await Promise.all([queue(), queue(), queue()]);
  expect(office.service().received).toHaveLength(1);
  office.clock.now = new Date(office.clock.now.getTime() + 3_000);
  await queue();
  expect(office.service().received).toHaveLength(2);
});

test('walks again at once when a callback arrived since', async () => {
  serve([caseOf('a', null)]);
  await queue();
  office.clock.now = new Date(office.clock.now.getTime() + 500);
  const callbackEvent = { contentHash: Buffer.from(office.clock.now.toISOString()), source: 'transaction', verified: false } as const;
  await office
    .services()
    .db.insert(inbox)
    .values({ ...callbackEvent, body: sql`'{}'`, receivedAt: office.clock.now });
  serve([]);
  expect((await queue()).body.items).toEqual([]);
});

test('does not share a failed walk', async () => {
  office.service().answer({}, 503);
  expect((await queue()).status).toBe(503);
  serve([caseOf('a', null)]);
  expect((await queue()).status).toBe(200);
});

test('shows no whole document to support, nor in the text of the report', async () => {
  serve([caseOf('a', null)]);
  const { text } = await queue();
  expect(text).not.toMatch(/529\.?982\.?247-?25/);
  expect(text).toContain('***.982.247-**');
});

test('has the last assigned person as owner, until unassigned', async () => {
  serve([caseOf('a', null)]);
  const other = await office.person('support', { name: 'Rui Bastos' });
  const assign = (method: string, as: Person) => office.send(method, '/infractions/a/assignment', { as });
  const owner = async (as: Person) => (await queue(as)).body.items[0].owner;
  expect(await owner(support)).toBeNull();
  expect((await assign('PUT', support)).status).toBe(200);
  expect(await owner(support)).toEqual({ name: 'Marina Couto', mine: true });
  expect(await owner(other)).toEqual({ name: 'Marina Couto', mine: false });
  await assign('PUT', other);
  expect(await owner(support)).toEqual({ name: 'Rui Bastos', mine: false });
  await assign('DELETE', support);
  expect(await owner(other)).toBeNull();
  const actions = (await office.outcomes()).map(({ action, object, actorId }) => [action, object, actorId]);
  expect(actions.slice(-3)).toEqual([
    ['infraction.assigned', 'a', support.staffId],
    ['infraction.assigned', 'a', other.staffId],
    ['infraction.released', 'a', support.staffId],
  ]);
});
