import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadMessages, type Messages } from '@/lib/messages/load-messages';
import { noticeChoices, noticeDigests, noticeReads, notices } from '@/lib/server/database/schema/notices-schema';
import { staffMails } from '@/lib/server/database/schema/people-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { createMailer } from '@/lib/server/mail/mailer';
import { passOnNotices } from '@/lib/server/notice-sources/pass-on-notices';
import { sendDigests } from '@/lib/server/notice-sources/send-digests';
import { addNotices, type NewNotice } from '@/lib/server/notices/add-notices';
import type { Services } from '@/lib/server/services';
import { sendStaffMails } from '@/lib/server/staff-mails/send-staff-mails';
import { mailServer } from '@/lib/server/testing/mail-server';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const post = mailServer();
/** 9:00 in Brasília. */
const morning = new Date('2026-11-27T12:00:00.000Z');
const hour = 3_600_000;
let messages: Messages;

beforeEach(async () => {
  // Messages are compiled for the product's formatter; the one in tests complains about them.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  messages ??= await loadMessages('pt-BR');
  const { db } = office.services();
  for (const table of [noticeReads, notices, noticeChoices, noticeDigests, staffMails]) await db.delete(table);
  await db.update(staff).set({ active: false });
  office.clock.now = morning;
});

const person = (role: Parameters<typeof office.person>[0]) => office.person(role, { createdAt: new Date('2026-11-01T12:00:00.000Z') });
const notify = (...news: readonly NewNotice[]) => addNotices(office.services().db, news, office.clock.now);
const settings = async (as: Person) => (await office.send('GET', '/notice-settings', { as })).body;
const ways = async (as: Person, kind: string) => {
  const { product, mail, digest } = (await settings(as)).items.find((item: { kind: string }) => item.kind === kind) ?? {};
  return [product, mail, digest];
};
const choose = async (as: Person, kind: string, way: string, on: boolean) =>
  (await office.send('PUT', '/notice-settings', { as, body: { kind, way, on } })).status;

const mail = () => ({
  host: '127.0.0.1',
  port: post.port(),
  secure: false,
  local: true,
  auth: { user: 'balcao', pass: 'canary' },
  from: { name: 'Balcão', address: 'avisos@loja.example' },
});
const withMail = (): Services => ({ ...office.services(), environment: { ...office.services().environment, mail: mail() } });
async function delivered() {
  await sendStaffMails(withMail(), { mailer: createMailer(mail()), messages });
  return post.taken().toSorted((a, b) => `${a.to}`.localeCompare(`${b.to}`));
}

describe('the settings', () => {
  test('begin with what a role acts on, and list nothing else but what it sees', async () => {
    const [finance, support, developer] = [await person('finance'), await person('support'), await person('developer')];
    expect(await ways(finance, 'money-out')).toEqual(['on', 'on', 'off']);
    expect(await ways(finance, 'charge-paid')).toEqual(['on', 'off', 'off']);
    expect(await ways(finance, 'approval-waiting')).toEqual(['on', 'always', 'off']);
    expect(await ways(support, 'deadline-near')).toEqual(['on', 'on', 'off']);
    expect(await ways(support, 'refund-failed')).toEqual(['off', 'off', 'off']);
    expect(await ways(finance, 'deadline-near')).toEqual(['off', 'never', 'off']);
    expect(await ways(developer, 'money-out')).toEqual([undefined, undefined, undefined]);
    expect(await settings(developer)).toMatchObject({ address: developer.email, installed: false, digestHour: 8 });
  });

  test('are each person\u2019s own, on record, and count for the product at once', async () => {
    const [marina, rui] = [await person('support'), await person('support')];
    await notify({ kind: 'refund-failed', key: '1', subject: 'SVTX1' }, { kind: 'dispute-opened', key: '1', subject: 'MED1' });
    expect(await choose(marina, 'refund-failed', 'product', true)).toBe(200);
    expect(await choose(marina, 'dispute-opened', 'product', false)).toBe(200);
    expect(await choose(marina, 'deadline-near', 'mail', false)).toBe(200);
    const kinds = async (as: Person) =>
      (await office.send('GET', '/notices/unread', { as })).body.items.map(({ kind }: { kind: string }) => kind);
    expect([await kinds(marina), await kinds(rui)]).toEqual([['refund-failed'], ['dispute-opened']]);
    expect([await ways(marina, 'deadline-near'), await ways(rui, 'deadline-near')]).toEqual([
      ['on', 'off', 'off'],
      ['on', 'on', 'off'],
    ]);
    expect((await office.outcomes()).at(-1)).toMatchObject({
      action: 'notices.changed',
      object: marina.staffId,
      facts: { kind: 'deadline-near', way: 'mail', on: 'false' },
    });
  });

  test.each([
    ['a kind they may not see', 'money-out', 'product'],
    ['mails that always come', 'new-sign-in', 'mail'],
  ])('refuse %s', async (_what, kind, way) => {
    expect(await choose(await person('developer'), kind, way, false)).toBe(403);
  });

  test.each([{ hour: 4 }, { hour: 23 }, { hour: 8.5 }, { hour: '8' }])('refuse a digest at %j', async (body) => {
    expect((await office.send('PUT', '/notice-settings/hour', { as: await person('finance'), body })).status).toBe(400);
  });
});

describe('a mail', () => {
  test('goes at once to who wants it, one for all that is new, with kinds and links alone, and once however many instances run', async () => {
    const [marina, rui, davi] = [await person('finance'), await person('finance'), await person('support')];
    await choose(rui, 'money-out', 'mail', false);
    await choose(rui, 'refund-failed', 'mail', false);
    await notify(
      { kind: 'money-out', key: '1', subject: 'SVTX1', actorId: davi.staffId },
      { kind: 'refund-failed', key: '2', subject: 'SVTX2' },
      { kind: 'charge-paid', key: '3', subject: 'SVTX3', staffId: marina.staffId },
    );
    await Promise.all(Array.from({ length: 20 }, () => passOnNotices(withMail())));
    const mails = await delivered();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[[marina.email], 'Balcão: 2 avisos']]);
    expect(mails[0]?.text).toContain('Saída de valor alto\nhttp://localhost:3000/transactions/SVTX1\n');
    expect(mails[0]?.text).toContain('/transactions/SVTX2');
    expect(mails[0]?.text).toContain('http://localhost:3000/settings/notices');
    await passOnNotices(withMail());
    expect(await delivered()).toEqual([]);
  });

  test('says its one kind in the subject, and goes neither to who did it nor to who may no longer see it', async () => {
    const [marina, rui] = [await person('finance'), await person('finance')];
    await office.services().db.update(staff).set({ role: 'developer' }).where(eq(staff.id, rui.staffId));
    const ana = await person('finance');
    await notify({ kind: 'money-out', key: '1', subject: 'SVTX1', actorId: marina.staffId });
    await passOnNotices(withMail());
    expect((await delivered()).map(({ to, subject }) => [to, subject])).toEqual([[[ana.email], 'Balcão: Saída de valor alto']]);
  });

  test('of a mention says what the note is about, and goes only to who may still see that', async () => {
    const ana = await person('support');
    const mention = { kind: 'mentioned', staffId: ana.staffId } as const;
    await choose(ana, 'mentioned', 'mail', true);
    await notify(
      { ...mention, key: '1', subject: 'SVTX1', detail: 'transaction' },
      { ...mention, key: '2', subject: 'CH2', detail: 'card-charge' },
    );
    await passOnNotices(withMail());
    const mails = await delivered();
    expect(mails.map(({ to }) => to)).toEqual([[ana.email]]);
    expect(mails[0]?.text).toContain('Alguém citou você numa nota: transação\nhttp://localhost:3000/transactions/SVTX1\n');
    expect(mails[0]?.text).not.toContain('CH2');
  });

  test('about what happened hours ago, while nothing ran, does not come', async () => {
    await person('finance');
    await notify({ kind: 'money-out', key: '1', subject: 'SVTX1' });
    office.clock.now = new Date(morning.getTime() + 7 * hour);
    await passOnNotices(withMail());
    expect(await delivered()).toEqual([]);
  });
});

describe('the digest', () => {
  test('comes once a day at the chosen hour, with the number of unread notices of the kinds that were chosen', async () => {
    const [marina, rui] = [await person('finance'), await person('finance')];
    await choose(marina, 'charge-paid', 'digest', true);
    await choose(marina, 'money-out', 'digest', true);
    await choose(rui, 'money-out', 'digest', true);
    await office.send('PUT', '/notice-settings/hour', { as: rui, body: { hour: 10 } });
    const mine = (key: string) => ({ kind: 'charge-paid' as const, key, subject: key, staffId: marina.staffId });
    await notify(mine('1'), mine('2'), { kind: 'money-out', key: '3', subject: 'SVTX3' }, { kind: 'refund-failed', key: '4' });
    await Promise.all(Array.from({ length: 10 }, () => sendDigests(withMail())));
    const [digest, ...others] = await delivered();
    expect(others).toEqual([]);
    expect([digest?.to, digest?.subject]).toEqual([[marina.email], 'Balcão: 3 avisos que você não leu']);
    expect(digest?.text).toContain('Cobrança sua paga: 2');
    expect(digest?.text).toContain('Saída de valor alto: 1');
    expect(digest?.text).not.toContain('Devolução');

    await office.send('POST', '/notices/read', { as: marina, body: { until: office.clock.now.toISOString() } });
    office.clock.now = new Date(morning.getTime() + hour);
    await sendDigests(withMail());
    expect((await delivered()).map(({ to }) => to)).toEqual([[rui.email]]);

    office.clock.now = new Date(morning.getTime() + 24 * hour);
    await sendDigests(withMail());
    // What was read is not told again.
    expect(await delivered()).toEqual([]);
  });
});
