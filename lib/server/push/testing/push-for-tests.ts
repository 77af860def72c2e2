import 'server-only';
import { beforeEach, vi } from 'vitest';
import type { PushMessage } from '@/lib/contracts/office/notices/notice-devices';
import { noticeChoices, noticeReads, notices } from '@/lib/server/database/schema/notices-schema';
import { pushDevices, pushMessages } from '@/lib/server/database/schema/push-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { passOnNotices } from '@/lib/server/notice-sources/pass-on-notices';
import { addNotices, type NewNotice } from '@/lib/server/notices/add-notices';
import { newDeviceCookie } from '@/lib/server/push/device-cookie';
import { addDevice } from '@/lib/server/push/device-store';
import type { Services } from '@/lib/server/services';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { type BrowserForTests, pushServiceForTests } from './push-service-for-tests';

const start = new Date('2026-11-27T15:00:00.000Z');
const minute = 60_000;

/** People, their browsers, and what is told to them. */
export function pushForTests() {
  const office = officeForTests();
  const service = pushServiceForTests();

  beforeEach(async () => {
    // Messages are compiled for the product's formatter; the one in tests complains about them.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { db } = office.services();
    for (const table of [pushMessages, pushDevices, noticeReads, notices, noticeChoices]) await db.delete(table);
    await db.update(staff).set({ active: false });
    office.clock.now = start;
  });

  const parts = (): Services => ({
    ...office.services(),
    environment: { ...office.services().environment, pushHosts: [service.host(), '*.push.example'] },
  });
  const notify = (...news: readonly NewNotice[]) => addNotices(office.services().db, news, office.clock.now);
  const pathOf = ({ subscription }: BrowserForTests) => new URL(subscription.endpoint).pathname;
  const takenBy = (browser: BrowserForTests) => service.taken().filter(({ path }) => path === pathOf(browser));
  return {
    office,
    service,
    /** The server, with the push service of the tests in its settings. */
    parts,
    notify,
    pathOf,
    /** What the push service got for a browser. */
    takenBy,
    later(minutes: number) {
      office.clock.now = new Date(office.clock.now.getTime() + minutes * minute);
    },
    person: (role: Parameters<typeof office.person>[0]) => office.person(role, { createdAt: new Date('2026-11-01T12:00:00.000Z') }),
    async turnOn({ staffId, sessionId }: Person, locale: 'pt-BR' | 'en' = 'pt-BR', at?: string) {
      const browser = service.browser(at);
      const { environment, db } = parts();
      const { hash: cookieHash } = newDeviceCookie(environment.appUrl);
      const { subscription } = browser;
      const id = await addDevice(db, { staffId, sessionId, cookieHash, subscription, locale }, environment, office.clock.now);
      return { ...browser, id };
    },
    async pass(...news: readonly NewNotice[]) {
      await notify(...news);
      await passOnNotices(parts());
    },
    paid: (subject: string): NewNotice => ({ kind: 'money-out', key: subject, subject }),
    /** What a browser has read. */
    readBy: (browser: BrowserForTests): PushMessage[] => takenBy(browser).map(({ body }) => JSON.parse(browser.open(body).content)),
    devices: () => office.services().db.select().from(pushDevices),
    waiting: () => office.services().db.select().from(pushMessages),
  };
}
