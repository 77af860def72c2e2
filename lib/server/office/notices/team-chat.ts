import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { announce } from '@/lib/server/live/announce';
import type { OfficeHandler } from '@/lib/server/office/context';
import { openChat, removeChat, saveChat, storedChat } from '@/lib/server/team-chat/chat-store';
import { testTeamChat } from '@/lib/server/team-chat/send-team-chat';

export const readTeamChat: OfficeHandler<'teamChat.read'> = async ({ services: { db, environment } }) => {
  const row = await storedChat(db);
  const chat = row && {
    host: row.host,
    form: row.form,
    kinds: row.kinds,
    changedAt: row.changedAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    problem: row.problem,
    failingSince: row.failingSince?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
  return { chat, hosts: environment.chatHosts };
};

/** The address is checked before it comes here. */
export const saveTeamChat: OfficeHandler<'teamChat.save'> = async ({ body, caller, services, note }) => {
  const { db, environment, now } = services;
  const { url = null, form, kinds } = body;
  const change = { url, form, kinds, changedBy: caller.staffId, changedAt: now() };
  if (url !== null) note({ facts: { host: new URL(url).host } });
  if (!(await saveChat(db, change, environment)))
    throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'url', reason: 'required' }] });
  await announce(db, ['teamChat']);
  return null;
};

export const testChat: OfficeHandler<'teamChat.test'> = async ({ services, note }) => {
  const chat = await openChat(services.db, services.environment);
  if (!chat) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  const failure = await testTeamChat(chat, services);
  note({ facts: { host: new URL(chat.url).host, ...(failure && { problem: failure }) } });
  await announce(services.db, ['teamChat']);
  return { problem: failure };
};

export const removeTeamChat: OfficeHandler<'teamChat.remove'> = async ({ services: { db } }) => {
  if (!(await removeChat(db))) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  await announce(db, ['teamChat']);
  return null;
};
