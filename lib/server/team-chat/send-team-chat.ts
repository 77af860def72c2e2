import 'server-only';
import { createTranslator } from 'use-intl/core';
import { noticePath } from '@/lib/contracts/office/notices/notice-kinds';
import { chatEndsAfterHours } from '@/lib/contracts/office/notices/team-chat';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { listedAddress } from '@/lib/server/http/listed-address';
import { type PostOutcome, postOnce } from '@/lib/server/http/post-once';
import { announce } from '@/lib/server/live/announce';
import { log } from '@/lib/server/log';
import { addNotices } from '@/lib/server/notices/add-notices';
import type { Services } from '@/lib/server/services';
import {
  type ChatMessage,
  claimChatMessages,
  endChat,
  endChatMessages,
  noteDelivered,
  noteFailed,
  type OpenChat,
  openChat,
  postponeChatMessages,
} from './chat-store';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The most notices of one message: a chat may take no more than two thousand signs. */
const maxPerPost = 10;
/** What did not arrive for longer is told by the product. */
const maxAgeMs = 6 * hourMs;
/** Longer than a call takes: until then a message is this instance's. */
const leaseMs = minuteMs;
/** Language belongs to a browser, and a chat is read by everybody: Portuguese, as mails are. */
const locale = 'pt-BR';

/** After 1, 2, 4 … 60 minutes. */
const waitMs = (tries: number) => Math.min(2 ** (tries - 1), 60) * minuteMs;

/** Posts what is due to the chat of the team, several notices in one message. True when more may be due. */
export async function sendTeamChat(services: Services): Promise<boolean> {
  const { db, environment, now } = services;
  const at = now();
  const claimed = await claimChatMessages(db, at, new Date(at.getTime() + leaseMs), maxPerPost);
  if (claimed.length === 0) return false;
  const chat = await openChat(db, environment);
  const isYoung = ({ createdAt }: ChatMessage) => createdAt.getTime() > at.getTime() - maxAgeMs;
  const due = chat ? claimed.filter(isYoung) : [];
  const over = claimed.filter((message) => !due.includes(message));
  if (over.length > 0) await endChatMessages(db, over);
  if (chat && due.length > 0) await postMessages(chat, due, services);
  return claimed.length === maxPerPost;
}

async function postMessages(chat: OpenChat, due: readonly ChatMessage[], services: Services): Promise<void> {
  const { db, environment, now } = services;
  const t = await wordsOfChat();
  const text = due
    .map(({ kind, subject }) => `${t(`notices.text.${kind}`)}\n${environment.appUrl}${noticePath(kind, subject, null)}`)
    .join('\n\n');
  const outcome = await postToChat(chat, text, services);
  if (outcome.kind === 'taken') {
    await endChatMessages(db, due);
    await noteDelivered(db, chat, now());
  } else {
    const tries = Math.max(...due.map((message) => message.tries));
    const wait = (outcome.kind === 'later' ? outcome.waitMs : null) ?? waitMs(tries);
    log.warn({ tries, code: outcome.code }, 'notices could not be posted to the chat of the team');
    await postponeChatMessages(db, due, new Date(now().getTime() + wait));
    await noteFailed(db, chat, outcome.code, now());
    await endIfFailing(chat, services);
  }
  await announce(db, ['teamChat']);
}

/** Ends a chat that has taken nothing for long, and tells administrators; of several instances one does it. */
async function endIfFailing(chat: OpenChat, { db, now }: Services): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const isEnded = await endChat(tx, chat, new Date(at.getTime() - chatEndsAfterHours * hourMs), at);
    if (isEnded) await addNotices(tx, [{ kind: 'chat-ended', key: at.toISOString() }], at);
  });
}

/** Posts a sentence that says that it is a test. Gives why it did not arrive; null when it did. */
export async function testTeamChat(chat: OpenChat, services: Services): Promise<string | null> {
  const { db, environment, now } = services;
  const t = await wordsOfChat();
  const outcome = await postToChat(chat, `${t('teamChat.testMessage')}\n${environment.appUrl}`, services);
  if (outcome.kind === 'taken') await noteDelivered(db, chat, now());
  else await noteFailed(db, chat, outcome.code, null);
  return outcome.kind === 'taken' ? null : outcome.code;
}

/** The address is checked again: a host may have been taken from the settings since. */
async function postToChat({ url, form }: OpenChat, text: string, { environment }: Services): Promise<PostOutcome> {
  const listed = listedAddress(url, environment.chatHosts);
  if ('error' in listed) return { kind: 'refused', code: 'NOT_ALLOWED' };
  const body = Buffer.from(JSON.stringify({ [form]: text }), 'utf8');
  return postOnce({ address: listed.address, headers: { 'content-type': 'application/json' }, body }, environment.outgoing);
}

async function wordsOfChat() {
  return createTranslator({ locale, messages: await compiledMessages(locale) });
}
