import { expect, test } from 'vitest';
import { teamChats } from '@/lib/server/database/schema/team-chat-schema';
import { secondFactorForTests } from '@/lib/server/second-factor/testing/second-factor-for-tests';

const { office, challengeIn, enrolPasskey, proved } = secondFactorForTests({ CHAT_HOSTS: 'chat.example', SECOND_FACTOR: 'admin' });

test('whoever changes or takes away the chat proves it afresh, for exactly that', async () => {
  const as = await office.person('admin');
  const { key } = await enrolPasskey(as);
  const body = { url: 'https://chat.example/hook', form: 'text', kinds: ['refund-failed'] };
  const stored = () => office.services().db.select().from(teamChats);
  challengeIn(await office.send('PUT', '/team-chat', { as, body }));
  expect(await stored()).toEqual([]);
  expect((await proved('PUT', '/team-chat', key, { as, body })).status).toBe(200);
  challengeIn(await office.send('DELETE', '/team-chat', { as }));
  expect(await stored()).toHaveLength(1);
  expect((await proved('DELETE', '/team-chat', key, { as })).status).toBe(200);
  expect(await stored()).toEqual([]);
});
