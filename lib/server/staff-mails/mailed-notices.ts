import 'server-only';
import { z } from 'zod';
import { noticeDetails } from '@/lib/contracts/office/notices/notice-details';
import { noticeKinds } from '@/lib/contracts/office/notices/notice-kinds';

const items = z.array(z.object({ kind: z.enum(noticeKinds), subject: z.string().nullable(), detail: z.enum(noticeDetails).nullable() }));
const counts = z.array(z.object({ kind: z.enum(noticeKinds), count: z.number() }));

type Mailed = z.output<typeof items>;
type Counted = z.output<typeof counts>;

/** The notices of a queued mail: kinds and the records they lead to. */
export const mailedNotices = {
  write: (notices: Mailed): { items: string } => ({
    items: JSON.stringify(notices.map(({ kind, subject, detail }) => ({ kind, subject, detail }))),
  }),
  read: (values: Readonly<Record<string, string>>): Mailed => items.parse(JSON.parse(values.items ?? '[]')),
};

/** How many there are of each kind, for a digest. */
export const countedNotices = {
  write: (counted: Counted): { counts: string } => ({ counts: JSON.stringify(counted) }),
  read: (values: Readonly<Record<string, string>>): Counted => counts.parse(JSON.parse(values.counts ?? '[]')),
};
