import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { teamChats } from '@/lib/server/database/schema/team-chat-schema';
import { sendTeamChat } from '@/lib/server/team-chat/send-team-chat';
import { chatPath, teamChatForTests } from '@/lib/server/team-chat/testing/team-chat-for-tests';

const { office, service, parts, send, admin, save, shown, refund, pass, posted, waiting } = teamChatForTests();

test('a test is posted at once and says whether it arrived; that it did not does not count as failing', async () => {
  await save();
  expect((await send('POST', '/team-chat/test')).body).toEqual({ problem: null });
  expect(posted()[0]?.text).toBe('Teste: os avisos do Balcão chegam a este canal\nhttp://localhost:3000');
  service.answer(403);
  expect((await send('POST', '/team-chat/test')).body).toEqual({ problem: 'HTTP_403' });
  expect(await shown()).toMatchObject({ problem: 'HTTP_403', failingSince: null });
});

test('taken away, the chat gets nothing more, not even what waited', async () => {
  await save();
  await pass(refund('SVTX1'));
  expect((await send('DELETE', '/team-chat')).status).toBe(200);
  await sendTeamChat(parts());
  expect([posted(), await waiting(), await shown()]).toEqual([[], [], null]);
  expect((await send('DELETE', '/team-chat')).status).toBe(404);
});

test('the address is stored encrypted, and stands in no answer, log or audit', async () => {
  await save();
  await send('POST', '/team-chat/test');
  await save({ url: undefined, kinds: ['money-out'] });
  const [row] = await office.services().db.select().from(teamChats).where(eq(teamChats.name, 'office'));
  const answers = [await send('GET', '/team-chat'), await save({ url: `https://evil.example${chatPath}` })].map(({ text }) => text);
  expect(JSON.stringify([row, answers, await office.audited(), office.log()])).not.toContain('segredo');
  const events = (await office.outcomes()).filter(({ action, actorId }) => action.startsWith('team-chat') && actorId === admin().staffId);
  expect(events[0]).toMatchObject({
    action: 'team-chat.changed',
    facts: { form: 'text', kinds: 'refund-failed dispute-opened', host: service.host() },
  });
  await pass({ kind: 'money-out', key: '1', subject: 'SVTX1' });
  await sendTeamChat(parts());
  expect(service.taken().at(-1)?.path).toBe(chatPath);
});

describe('the address of a chat', () => {
  test.each([
    ['https://evil.example/x', 'host'],
    ['https://chat.example.evil.example/x', 'host'],
    ['https://chat.example:8443/x', 'host'],
    ['https://user:pw@chat.example/x', 'credentials'],
    ['http://chat.example/x', 'scheme'],
    ['https://127.0.0.1/x', 'host'],
    ['https://localhost/x', 'host'],
    ['https://169.254.169.254/latest', 'host'],
  ])('%s is refused, and nothing is stored', async (url, reason) => {
    expect(await save({ url })).toMatchObject({ status: 422, body: { details: [{ field: 'url', reason }] } });
    expect(await shown()).toBeNull();
  });

  test.each([
    { form: 'html' },
    { kinds: [] },
    { kinds: ['new-sign-in'] },
    { kinds: ['money-out', 'money-out'] },
    { url: 'no address' },
    { url: undefined },
  ])('comes with a form and kinds that there are, and never %j', async (change) => {
    expect((await save(change)).status).toBe(400);
    expect(await shown()).toBeNull();
  });

  test('is given, tested and taken away by who may, and by nobody else', async () => {
    await save();
    for (const role of ['finance', 'support', 'developer', 'auditor'] as const) {
      const as = await office.person(role);
      const calls = [
        ['GET', '/team-chat'],
        ['POST', '/team-chat/test'],
        ['DELETE', '/team-chat'],
        ['PUT', '/team-chat', { form: 'text', kinds: ['money-out'] }],
      ] as const;
      for (const [method, path, body] of calls) expect((await send(method, path, body, as)).status).toBe(403);
    }
    expect(await shown()).toMatchObject({ kinds: ['refund-failed', 'dispute-opened'] });
  });
});
