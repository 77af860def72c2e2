import { describe, expect, test } from 'vitest';
import type { NoticeKind } from '@/lib/contracts/office/notices/notice-kinds';
import { notices } from '@/lib/server/database/schema/notices-schema';
import { teamChats } from '@/lib/server/database/schema/team-chat-schema';
import { passOnNotices } from '@/lib/server/notice-sources/pass-on-notices';
import { addNotices } from '@/lib/server/notices/add-notices';
import { sendTeamChat } from './send-team-chat';
import { chatPath, teamChatForTests } from './testing/team-chat-for-tests';

const { office, service, parts, send, admin, save, shown, later, refund, pass, posted, waiting } = teamChatForTests();
const noticedKinds = async (): Promise<NoticeKind[]> =>
  (await office.services().db.select({ kind: notices.kind }).from(notices)).map(({ kind }) => kind);

describe('what the chat is told', () => {
  test('is the sentence of a chosen kind and a link to the product, several in one message', async () => {
    await save();
    await pass(refund('SVTX1'), { kind: 'dispute-opened', key: '1', subject: 'INF1' }, { kind: 'money-out', key: '1', subject: 'SVTX2' });
    await sendTeamChat(parts());
    const text =
      'Devolução que não foi feita\nhttp://localhost:3000/transactions/SVTX1\n\nInfração (MED) nova\nhttp://localhost:3000/infractions/INF1';
    expect(posted()).toHaveLength(1);
    expect(posted()[0]?.text?.split('\n\n').toSorted()).toEqual(text.split('\n\n').toSorted());
    expect(service.taken()[0]?.path).toBe(chatPath);
    expect(service.taken()[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(service.taken()[0]?.headers).not.toHaveProperty('cookie');
    expect(await shown()).toMatchObject({ deliveredAt: office.clock.now.toISOString(), problem: null, failingSince: null });
    expect(await waiting()).toEqual([]);
  });

  test('stands under the name the chat has for a text', async () => {
    await save({ form: 'content' });
    await pass(refund('SVTX1'));
    await sendTeamChat(parts());
    expect(Object.keys(posted()[0] ?? {})).toEqual(['content']);
  });

  test('is no notice for one person, and nothing from before there was a chat', async () => {
    await pass(refund('SVTX1'));
    await save();
    await pass({ ...refund('SVTX2'), staffId: admin().staffId });
    await sendTeamChat(parts());
    expect(posted()).toEqual([]);
  });

  test('is told once, though several instances pass notices on and post at once', async () => {
    await save();
    await addNotices(office.services().db, [refund('SVTX1')], office.clock.now);
    await Promise.all(Array.from({ length: 4 }, () => passOnNotices(parts())));
    await Promise.all(Array.from({ length: 4 }, () => sendTeamChat(parts())));
    later(5);
    await passOnNotices(parts());
    await sendTeamChat(parts());
    expect(posted()).toHaveLength(1);
  });

  test('comes in messages that a chat takes, however many there are', async () => {
    await save();
    await pass(...Array.from({ length: 25 }, (_, at) => refund(`SVTX${at}`)));
    while (await sendTeamChat(parts()));
    expect(posted().map(({ text }) => text?.split('\n\n').length)).toEqual([10, 10, 5]);
    for (const { text = '' } of posted()) expect(text.length).toBeLessThan(2_000);
  });
});

describe('a chat that fails', () => {
  test.each([302, 404, 429, 500])('with %i is tried again until it takes what waits, and shows since when', async (status) => {
    await save();
    await pass(refund('SVTX1'));
    service.answer(status, status === 302 ? { location: `${service.origin()}/elsewhere` } : {});
    await sendTeamChat(parts());
    await sendTeamChat(parts());
    expect(service.taken().map(({ path }) => path)).toEqual([chatPath]);
    expect(await shown()).toMatchObject({ problem: `HTTP_${status}`, failingSince: office.clock.now.toISOString(), deliveredAt: null });
    later(1.1);
    await pass(refund('SVTX2'));
    service.answer(200);
    await sendTeamChat(parts());
    expect(posted().at(-1)?.text).toMatch(/SVTX1\n[\s\S]*SVTX2/);
    expect(await shown()).toMatchObject({ problem: null, failingSince: null, endedAt: null });
  });

  test('leaves what is six hours old to the product', async () => {
    await save();
    await pass(refund('SVTX1'));
    later(6 * 60 + 1);
    await sendTeamChat(parts());
    expect([posted(), await waiting()]).toEqual([[], []]);
  });

  test('for a day without one message that arrived is given up: its address is deleted, and administrators are told once', async () => {
    await save();
    service.answer(500);
    for (let hours = 0; hours <= 25; hours += 1) {
      await pass(refund(`SVTX${hours}`));
      await Promise.all([sendTeamChat(parts()), sendTeamChat(parts())]);
      later(60);
    }
    expect(await shown()).toMatchObject({ host: service.host(), problem: 'HTTP_500', endedAt: expect.any(String) });
    expect(await office.services().db.select({ url: teamChats.url }).from(teamChats)).toEqual([{ url: null }]);
    expect((await noticedKinds()).filter((kind) => kind === 'chat-ended')).toHaveLength(1);
    const before = posted().length;
    service.answer(200);
    await pass(refund('SVTX-after'));
    await sendTeamChat(parts());
    expect([posted().length, await waiting()]).toEqual([before, []]);
    expect((await send('POST', '/team-chat/test')).status).toBe(404);
    expect((await save({ url: undefined })).status).toBe(400);
    await save();
    await pass(refund('SVTX-again'));
    await sendTeamChat(parts());
    expect(posted().at(-1)?.text).toContain('SVTX-again');
  });

  test('once, and then takes a message, is not given up', async () => {
    await save();
    service.answer(500);
    await pass(refund('SVTX1'));
    await sendTeamChat(parts());
    service.answer(200);
    later(2);
    await sendTeamChat(parts());
    later(30 * 60);
    service.answer(500);
    await pass(refund('SVTX2'));
    await sendTeamChat(parts());
    expect(await shown()).toMatchObject({ endedAt: null, failingSince: office.clock.now.toISOString() });
  });

  test('is not judged by an address that was replaced while it was asked', async () => {
    await save();
    await pass(refund('SVTX1'));
    service.behave((_request, response) => {
      later(0.1);
      void save({ url: 'https://chat.example/other' }).then(() => response.writeHead(500).end());
    });
    await sendTeamChat(parts());
    expect(await shown()).toMatchObject({ host: 'chat.example', problem: null, failingSince: null });
  });

  test('because its host was taken from the settings gets nothing', async () => {
    await save();
    await pass(refund('SVTX1'));
    await sendTeamChat(parts(['chat.example']));
    expect(posted()).toEqual([]);
    expect(await shown()).toMatchObject({ problem: 'NOT_ALLOWED' });
  });
});
