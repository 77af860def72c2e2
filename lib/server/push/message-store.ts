import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { NoticeKind } from '@/lib/contracts/office/notices/notice-kinds';
import type { Database, Statements } from '@/lib/server/database/database';
import { pushMessages } from '@/lib/server/database/schema/push-schema';
import { claimedDue } from '@/lib/server/database/turns/claimed-due';

export type StoredMessage = typeof pushMessages.$inferSelect;

interface NewMessage {
  readonly deviceId: string;
  readonly kind: StoredMessage['kind'];
  readonly noticeId: string | null;
  readonly several: boolean;
}

/** Queues messages. One that waits for the same device and is of the same kind gives way to the newer. */
export async function addMessages(db: Statements, messages: readonly NewMessage[], now: Date): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insert(pushMessages)
    .values(messages.map((message) => ({ ...message, createdAt: now, nextAt: now })))
    .onConflictDoUpdate({
      target: [pushMessages.deviceId, pushMessages.kind],
      set: { noticeId: sql`excluded.notice_id`, several: sql`${pushMessages.kind} <> 'test'`, createdAt: now, nextAt: now, tries: 0 },
    });
}

interface News {
  readonly id: string;
  readonly kind: NoticeKind;
}

/** One message a kind, about the newest of it: oldest first is how they are given. */
export function messagesFor(deviceId: string, news: readonly News[]): NewMessage[] {
  const byKind = new Map<NoticeKind, NewMessage>();
  for (const { id, kind } of news) byKind.set(kind, { deviceId, kind, noticeId: id, several: byKind.has(kind) });
  return [...byKind.values()];
}

/** Takes due messages until `until`; each goes to one instance. */
export function claimMessages(db: Database, now: Date, until: Date, max: number): Promise<StoredMessage[]> {
  return db
    .update(pushMessages)
    .set({ nextAt: until, tries: sql`${pushMessages.tries} + 1` })
    .where(claimedDue({ id: pushMessages.id, dueAt: pushMessages.nextAt }, now, max))
    .returning();
}

/** What a newer one has not replaced meanwhile. */
const isStill = ({ id, nextAt }: StoredMessage) => and(eq(pushMessages.id, id), eq(pushMessages.nextAt, nextAt));

export async function endMessage(db: Statements, message: StoredMessage): Promise<void> {
  await db.delete(pushMessages).where(isStill(message));
}

export async function postponeMessage(db: Statements, message: StoredMessage, nextAt: Date): Promise<void> {
  await db.update(pushMessages).set({ nextAt }).where(isStill(message));
}
