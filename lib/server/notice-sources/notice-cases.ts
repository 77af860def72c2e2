import 'server-only';
import { randomUUID } from 'node:crypto';
import { nearCases } from '@/lib/server/deadline-mails/near-cases';
import { readWholeQueue } from '@/lib/server/infractions/read-whole-queue';
import { addNotices } from '@/lib/server/notices/add-notices';
import type { Services } from '@/lib/server/services';

/** An older case is none that has just been opened: it was there before there were notices. */
const newMs = 24 * 3_600_000;

/** Tells of cases that were opened, and of each limit their deadlines pass: the same limits that mails are sent about. */
export async function noticeCases(services: Services): Promise<void> {
  const { infractions } = await readWholeQueue(services, randomUUID());
  const now = services.now();
  const opened = infractions.filter(({ createdAt }) => createdAt !== null && Date.parse(createdAt) > now.getTime() - newMs);
  await addNotices(
    services.db,
    [
      ...opened.map(({ id }) => ({ kind: 'dispute-opened' as const, key: id, subject: id })),
      ...nearCases(infractions, now).map(({ infraction: { id }, band, deadline }) => ({
        kind: 'deadline-near' as const,
        key: `${id}:${deadline}:${band}`,
        subject: id,
        detail: band,
      })),
    ],
    now,
  );
}
