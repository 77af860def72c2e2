import 'server-only';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { NoticeKind } from '@/lib/contracts/office/notices/notice-kinds';
import type { ChatForm } from '@/lib/contracts/office/notices/team-chat';
import type { Database, Statements } from '@/lib/server/database/database';
import { notices } from '@/lib/server/database/schema/notices-schema';
import { teamChatMessages, teamChats } from '@/lib/server/database/schema/team-chat-schema';
import { claimedDue } from '@/lib/server/database/turns/claimed-due';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { teamChatFields } from '@/lib/server/privacy/at-rest/fields';

/** One chat for the whole office. */
const name = 'office';

type StoredChat = typeof teamChats.$inferSelect;

/** A chat that is posted to. */
export interface OpenChat {
  readonly url: string;
  readonly form: ChatForm;
  /** By which it is known whether somebody changed it meanwhile. */
  readonly changedAt: Date;
}

/** The chat as it is stored; null where there is none. */
export async function storedChat(db: Statements): Promise<StoredChat | null> {
  const [row] = await db.select().from(teamChats).where(eq(teamChats.name, name));
  return row ?? null;
}

/** The chat with its address; null where there is none, and for one that was given up. */
export async function openChat(db: Statements, keys: EncryptionKeys): Promise<OpenChat | null> {
  const row = await storedChat(db);
  const url = row ? teamChatFields.url.decrypt(row.url, name, keys) : null;
  return row && url !== null ? { url, form: row.form, changedAt: row.changedAt } : null;
}

interface ChatChange {
  /** Null leaves the one there is. */
  readonly url: string | null;
  readonly form: ChatForm;
  readonly kinds: readonly NoticeKind[];
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Stores the chat. With another address all that was known of the one before is forgotten. False where none is given and there is none. */
export async function saveChat(db: Database, { url, ...change }: ChatChange, keys: EncryptionKeys): Promise<boolean> {
  const values = { ...change, kinds: [...change.kinds] };
  if (url === null) {
    const changed = await db
      .update(teamChats)
      .set(values)
      .where(and(eq(teamChats.name, name), isNotNull(teamChats.url)))
      .returning({ name: teamChats.name });
    return changed.length > 0;
  }
  const all = {
    ...values,
    url: teamChatFields.url.encrypt(url, name, keys),
    host: new URL(url).host,
    deliveredAt: null,
    problem: null,
    failingSince: null,
    endedAt: null,
  };
  await db
    .insert(teamChats)
    .values({ name, ...all })
    .onConflictDoUpdate({ target: teamChats.name, set: all });
  return true;
}

/** Forgets the chat, and what waited for it. False where there is none. */
export function removeChat(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.delete(teamChatMessages);
    const removed = await tx.delete(teamChats).where(eq(teamChats.name, name)).returning({ name: teamChats.name });
    return removed.length > 0;
  });
}

const isSame = ({ changedAt }: Pick<OpenChat, 'changedAt'>) => and(eq(teamChats.name, name), eq(teamChats.changedAt, changedAt));

export async function noteDelivered(db: Statements, chat: OpenChat, at: Date): Promise<void> {
  await db.update(teamChats).set({ deliveredAt: at, problem: null, failingSince: null }).where(isSame(chat));
}

/** Notes why a message did not arrive. A test says so and no more: it is not what is waited for. */
export async function noteFailed(db: Statements, chat: OpenChat, problem: string, since: Date | null): Promise<void> {
  const failing = since === null ? {} : { failingSince: sql`coalesce(${teamChats.failingSince}, ${since.toISOString()}::timestamptz)` };
  await db
    .update(teamChats)
    .set({ problem, ...failing })
    .where(isSame(chat));
}

/** Gives up a chat that has failed since before an instant: its address is deleted. True for whoever did it. */
export async function endChat(db: Statements, chat: OpenChat, failingBefore: Date, at: Date): Promise<boolean> {
  const ended = await db
    .update(teamChats)
    .set({ url: null, endedAt: at })
    .where(and(isSame(chat), isNull(teamChats.endedAt), lt(teamChats.failingSince, failingBefore)))
    .returning({ name: teamChats.name });
  if (ended.length > 0) await db.delete(teamChatMessages);
  return ended.length > 0;
}

interface News {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly staffId: string | null;
}

/** Queues notices for the chat: of the kinds chosen for it, and none that is for one person. */
export async function addChatMessages(db: Statements, news: readonly News[], now: Date): Promise<void> {
  const chat = await storedChat(db);
  if (!chat || chat.endedAt !== null) return;
  const chosen = news.filter(({ kind, staffId }) => staffId === null && chat.kinds.includes(kind));
  if (chosen.length === 0) return;
  await db
    .insert(teamChatMessages)
    .values(chosen.map(({ id }) => ({ noticeId: id, createdAt: now, nextAt: now })))
    .onConflictDoNothing();
}

/** Takes due messages until `until`, oldest first, each with its notice; each goes to one instance. */
export async function claimChatMessages(db: Database, now: Date, until: Date, max: number) {
  const claimed = await db
    .update(teamChatMessages)
    .set({ nextAt: until, tries: sql`${teamChatMessages.tries} + 1` })
    .where(claimedDue({ id: teamChatMessages.id, dueAt: teamChatMessages.nextAt }, now, max))
    .returning({ id: teamChatMessages.id });
  if (claimed.length === 0) return [];
  return db
    .select({
      id: teamChatMessages.id,
      tries: teamChatMessages.tries,
      createdAt: teamChatMessages.createdAt,
      kind: notices.kind,
      subject: notices.subject,
    })
    .from(teamChatMessages)
    .innerJoin(notices, eq(notices.id, teamChatMessages.noticeId))
    .where(
      inArray(
        teamChatMessages.id,
        claimed.map(({ id }) => id),
      ),
    )
    .orderBy(notices.at, notices.id);
}

export type ChatMessage = Awaited<ReturnType<typeof claimChatMessages>>[number];

const idsOf = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id);

export async function endChatMessages(db: Statements, messages: readonly ChatMessage[]): Promise<void> {
  await db.delete(teamChatMessages).where(inArray(teamChatMessages.id, idsOf(messages)));
}

export async function postponeChatMessages(db: Statements, messages: readonly ChatMessage[], nextAt: Date): Promise<void> {
  await db
    .update(teamChatMessages)
    .set({ nextAt })
    .where(inArray(teamChatMessages.id, idsOf(messages)));
}
