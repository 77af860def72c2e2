import 'server-only';
import { beforeEach, vi } from 'vitest';
import { noticeReads, notices } from '@/lib/server/database/schema/notices-schema';
import { teamChatMessages, teamChats } from '@/lib/server/database/schema/team-chat-schema';
import { passOnNotices } from '@/lib/server/notice-sources/pass-on-notices';
import { addNotices, type NewNotice } from '@/lib/server/notices/add-notices';
import type { Services } from '@/lib/server/services';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { takingService } from '@/lib/server/testing/taking-service';

const minute = 60_000;
/** What whoever has it writes to the chat with. */
export const chatPath = '/services/T0/B0/segredo-do-canal';

/** An office with an administrator, and a chat on this machine. */
export function teamChatForTests() {
  const office = officeForTests();
  const service = takingService();
  let admin: Person;

  beforeEach(async () => {
    // Messages are compiled for the product's formatter; the one in tests complains about them.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { db } = office.services();
    for (const table of [teamChatMessages, teamChats, noticeReads, notices]) await db.delete(table);
    office.clock.now = new Date('2026-11-27T15:00:00.000Z');
    admin = await office.person('admin', { createdAt: new Date('2026-11-01T12:00:00.000Z') });
  });

  const parts = (chatHosts: string[] = [service.host(), 'chat.example']): Services => ({
    ...office.services(),
    environment: { ...office.services().environment, chatHosts },
  });
  /** In a session of now: tests let days pass. */
  async function send(method: string, path: string, body?: unknown, as = admin) {
    const now = { ...as, ...(await office.session(as.staffId)) };
    return office.send(method, path, { as: now, body, services: parts() });
  }
  return {
    office,
    service,
    /** The server, with the chat of the tests in its settings. */
    parts,
    send,
    admin: () => admin,
    save: (change: Readonly<Record<string, unknown>> = {}) =>
      send('PUT', '/team-chat', { url: service.origin() + chatPath, form: 'text', kinds: ['refund-failed', 'dispute-opened'], ...change }),
    shown: async () => (await send('GET', '/team-chat')).body.chat,
    later(minutes: number) {
      office.clock.now = new Date(office.clock.now.getTime() + minutes * minute);
    },
    refund: (subject: string): NewNotice => ({ kind: 'refund-failed', key: subject, subject }),
    async pass(...news: readonly NewNotice[]) {
      await addNotices(office.services().db, news, office.clock.now);
      await passOnNotices(parts());
    },
    posted: () => service.taken().map(({ body }): Record<string, string> => JSON.parse(body.toString('utf8'))),
    waiting: () => office.services().db.select().from(teamChatMessages),
  };
}
