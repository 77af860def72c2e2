import { beforeEach, describe, expect, test } from 'vitest';
import { noticeReads, notices } from '@/lib/server/database/schema/notices-schema';
import { addNotices, type NewNotice } from '@/lib/server/notices/add-notices';
import { liveForTests } from '@/lib/server/testing/live-for-tests';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const live = liveForTests(() => office.services().environment.databaseUrl);

beforeEach(async () => {
  await office.services().db.delete(noticeReads);
  await office.services().db.delete(notices);
});

const person = (role: Parameters<typeof office.person>[0]) => office.person(role, { createdAt: new Date('2026-11-01T12:00:00.000Z') });
const notify = (...news: readonly NewNotice[]) => addNotices(office.services().db, news, office.clock.now);
const unread = async (as: Person) => (await office.send('GET', '/notices/unread', { as })).body;
const kinds = async (as: Person) => (await unread(as)).items.map(({ kind }: { kind: string }) => kind).toSorted();

describe('a notice is shown', () => {
  test('to those whose role acts on what it is about, and to nobody else', async () => {
    await notify(
      { kind: 'money-out', key: '1', subject: 'SVTX1' },
      { kind: 'dispute-opened', key: '1', subject: 'MED1' },
      { kind: 'callback-lost', key: '1' },
      { kind: 'certificate-ending', key: '1' },
      { kind: 'service-failing', key: '1', detail: 'slow' },
    );
    expect(await kinds(await person('finance'))).toEqual(['dispute-opened', 'money-out', 'service-failing']);
    expect(await kinds(await person('support'))).toEqual(['dispute-opened', 'service-failing']);
    expect(await kinds(await person('developer'))).toEqual(['callback-lost', 'certificate-ending', 'service-failing']);
    expect(await kinds(await person('admin'))).toEqual(['certificate-ending', 'service-failing']);
    expect(await kinds(await person('auditor'))).toEqual([]);
  });

  test('only while they may see what it is about: a role of one\u2019s own is asked as built-in ones are', async () => {
    const only = await office.role('Só saques', ['withdrawals:create', 'withdrawals:read']);
    const cashier = await person(only);
    await notify({ kind: 'money-out', key: '1', subject: 'SVTX1' });
    expect(await kinds(cashier)).toEqual([]);
    const both = await office.role('Saques e transações', ['withdrawals:create', 'withdrawals:read', 'transactions:read']);
    expect(await kinds(await person(both))).toEqual(['money-out']);
  });

  test('not to who did it, to its person alone where it is theirs, and not to who came later', async () => {
    const [marina, rui] = [await person('finance'), await person('finance')];
    await notify(
      { kind: 'money-out', key: '1', subject: 'SVTX1', actorId: marina.staffId },
      { kind: 'charge-paid', key: '1', subject: 'SVTX2', staffId: marina.staffId },
    );
    expect([await kinds(marina), await kinds(rui)]).toEqual([['charge-paid'], ['money-out']]);
    const later = await office.person('finance', { createdAt: new Date(office.clock.now.getTime() + 1) });
    expect(await kinds(later)).toEqual([]);
  });

  test('once, though fifty instances notice the same at once, and is announced once', async () => {
    const finance = await person('finance');
    await live.taken();
    await Promise.all(Array.from({ length: 50 }, () => notify({ kind: 'money-out', key: 'SVTX1', subject: 'SVTX1' })));
    expect(await unread(finance)).toMatchObject({ count: 1, items: [{ kind: 'money-out', path: '/transactions/SVTX1', isRead: false }] });
    expect(await live.taken()).toEqual(['["notices"]']);
  });
});

describe('a notice is marked as read', () => {
  test('on every device of its reader, for nobody else, and it is on record', async () => {
    const [marina, rui] = [await person('finance'), await person('finance')];
    const elsewhere = { ...marina, ...(await office.session(marina.staffId)) };
    await notify({ kind: 'money-out', key: '1', subject: 'SVTX1' }, { kind: 'money-out', key: '2', subject: 'SVTX2' });
    const [first] = (await unread(marina)).items;
    await live.taken();
    expect((await office.send('POST', '/notices/read', { as: marina, body: { ids: [first.id] } })).status).toBe(200);
    expect(await live.taken()).toEqual(['["notices"]']);
    expect([(await unread(marina)).count, (await unread(elsewhere)).count, (await unread(rui)).count]).toEqual([1, 1, 2]);
    const listed = (await office.send('GET', '/notices', { as: elsewhere })).body.items;
    expect(listed.map(({ isRead }: { isRead: boolean }) => isRead).toSorted()).toEqual([false, true]);
    expect((await office.outcomes()).at(-1)).toMatchObject({ action: 'notices.read', result: 'done', facts: { count: '1' } });
    // Twice changes nothing, and tells nobody.
    await office.send('POST', '/notices/read', { as: marina, body: { ids: [first.id] } });
    expect(await live.taken()).toEqual([]);
  });

  test('with all there were at an instant, and none that came afterwards', async () => {
    const marina = await person('finance');
    const before = office.clock.now;
    await notify({ kind: 'money-out', key: '1', subject: 'SVTX1' }, { kind: 'refund-failed', key: '2', subject: 'SVTX2' });
    office.clock.now = new Date(before.getTime() + 1000);
    await notify({ kind: 'money-out', key: '3', subject: 'SVTX3' });
    await office.send('POST', '/notices/read', { as: marina, body: { until: before.toISOString() } });
    expect((await unread(marina)).items).toMatchObject([{ path: '/transactions/SVTX3' }]);
    const page = await office.send('GET', '/notices?unread=true&kind=money-out', { as: marina });
    expect(page.body.items).toHaveLength(1);
    office.clock.now = before;
  });

  test('never by who may not see it', async () => {
    const [finance, developer] = [await person('finance'), await person('developer')];
    await notify({ kind: 'money-out', key: '1', subject: 'SVTX1' });
    const [notice] = (await unread(finance)).items;
    await office.send('POST', '/notices/read', { as: developer, body: { ids: [notice.id] } });
    expect(await office.services().db.$count(noticeReads)).toBe(0);
  });

  test.each([{}, { ids: [] }, { ids: ['x'] }, { until: 'yesterday' }, { ids: Array.from({ length: 51 }, () => crypto.randomUUID()) }])(
    'never by %j',
    async (body) => {
      expect((await office.send('POST', '/notices/read', { as: await person('finance'), body })).status).toBe(400);
    },
  );
});

test('thousands are counted to a hundred, and the newest fifty are told', async () => {
  const finance = await person('finance');
  await notify(...Array.from({ length: 3000 }, (_, at) => ({ kind: 'money-out' as const, key: String(at), subject: `SVTX${at}` })));
  const { items, count } = await unread(finance);
  expect([items.length, count]).toEqual([50, 100]);
  await office.send('POST', '/notices/read', { as: finance, body: { until: office.clock.now.toISOString() } });
  expect((await unread(finance)).count).toBe(0);
});
