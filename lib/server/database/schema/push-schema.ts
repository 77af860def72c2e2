import 'server-only';
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { pushKinds } from '@/lib/contracts/office/notices/notice-devices';
import { locales } from '@/lib/format/locale';
import { bytes, encryptedJson, encryptedText, instant } from '@/lib/server/database/column-kinds';
import { notices } from './notices-schema';
import { sessions, staff } from './schema';

/** The key pair by which push services know this installation (VAPID, RFC 8292): one row, made once for all instances. */
export const pushKeys = pgTable('push_keys', {
  name: text('name').primaryKey(),
  /** The point of the public key, uncompressed, base64url: what a browser subscribes with. */
  publicKey: text('public_key').notNull(),
  /** The private key as a JWK, encrypted under SEAL_KEY. */
  privateKey: encryptedText('private_key').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Where a browser takes notices, and what they are encrypted with: as the browser gave it. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * A browser in which a person turned notices on. It belongs to the session that person has in it, or had last: one that was ended ends it, one that
 * expired does not.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Of the cookie by which the browser is known again when that person signs in, or somebody else. */
    cookieHash: bytes('cookie_hash').notNull().unique(),
    /** Of the address, which is encrypted: a browser that turns notices on again has one row. */
    endpointHash: bytes('endpoint_hash').notNull().unique(),
    subscription: encryptedJson<PushSubscription>('subscription').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    createdAt: instant('created_at').notNull(),
    notifiedAt: instant('notified_at'),
    /** Why the last notice did not arrive: a code of the system, `HTTP_` and a status, or a word of ours. */
    problem: text('problem'),
  },
  (table) => [index('push_devices_staff').on(table.staffId), index('push_devices_session').on(table.sessionId)],
);

/** What waits to be sent to a device: of each kind the newest. A row goes when it was sent. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: pushKinds }).notNull(),
    /** Null for a test, which is about nothing. */
    noticeId: uuid('notice_id').references(() => notices.id, { onDelete: 'cascade' }),
    /** It stands for more than one: it leads to the page of its kind. */
    several: boolean('several').notNull(),
    createdAt: instant('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    nextAt: instant('next_at').notNull(),
  },
  (table) => [
    unique('push_messages_kind').on(table.deviceId, table.kind),
    index('push_messages_due').on(table.nextAt),
    index('push_messages_notice').on(table.noticeId),
  ],
);
