import { z } from 'zod';
import { instant } from '@/lib/contracts/shape/field.shape';
import { noticeDetails } from './notice-details';
import { noticeKinds } from './notice-kinds';
import { maxUnreadShown } from './notices';

const notice = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  /** One of our own words: how near a deadline is, how the service fails, or what a note is about. */
  detail: z.enum(noticeDetails).nullable(),
  /** The id of the record it is about. */
  subject: z.string().nullable(),
  /** The page it leads to. */
  path: z.string(),
  at: instant,
  isRead: z.boolean(),
});

export type Notice = z.output<typeof notice>;

export const noticeShapes = {
  'notices.list': { record: z.object({ items: z.array(notice), hasNext: z.boolean(), total: z.null() }) },
  'notices.unread': { record: z.object({ items: z.array(notice), count: z.number() }) },
  'notices.acknowledge': {
    body: z.union([z.strictObject({ ids: z.array(z.uuid()).min(1).max(maxUnreadShown) }), z.strictObject({ until: z.iso.datetime() })]),
    record: z.null(),
  },
};
