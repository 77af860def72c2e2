import 'server-only';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { NoticeKind } from '@/lib/contracts/office/notices/notice-kinds';
import { chatForms } from '@/lib/contracts/office/notices/team-chat';
import { encryptedText, instant } from '@/lib/server/database/column-kinds';
import { notices } from './notices-schema';
import { staff } from './schema';

/** The chat of the team: one row, for the whole office. */
export const teamChats = pgTable('team_chats', {
  name: text('name').primaryKey(),
  /** Whoever has it posts to the chat: encrypted under SEAL_KEY, and null once it was given up. */
  url: encryptedText('url'),
  host: text('host').notNull(),
  form: text('form', { enum: chatForms }).notNull(),
  kinds: text('kinds').array().$type<NoticeKind[]>().notNull(),
  changedBy: uuid('changed_by')
    .notNull()
    .references(() => staff.id),
  changedAt: instant('changed_at').notNull(),
  deliveredAt: instant('delivered_at'),
  problem: text('problem'),
  failingSince: instant('failing_since'),
  endedAt: instant('ended_at'),
});

/** What waits to be posted to the chat; a row goes when it was, or is too old. */
export const teamChatMessages = pgTable(
  'team_chat_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    noticeId: uuid('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    nextAt: instant('next_at').notNull(),
  },
  (table) => [unique('team_chat_messages_notice').on(table.noticeId), index('team_chat_messages_due').on(table.nextAt)],
);
