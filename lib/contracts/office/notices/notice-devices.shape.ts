import { z } from 'zod';
import { instant } from '@/lib/contracts/shape/field.shape';
import { locales } from '@/lib/format/locale';

const device = z.object({
  id: z.uuid(),
  /** The browser as it names itself. */
  browser: z.string().nullable(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
  createdAt: instant,
  /** When it last took a notice. */
  notifiedAt: instant.nullable(),
  /** Why the last notice did not arrive. */
  problem: z.string().nullable(),
});

/** Bytes as a browser gives them: base64url without padding. */
const encoded = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`));

export const noticeDeviceShapes = {
  'noticeDevices.list': {
    record: z.object({
      items: z.array(device),
      hasNext: z.boolean(),
      total: z.number(),
      /** What a browser subscribes with; null where this installation sends to no push service. */
      publicKey: z.string().nullable(),
    }),
  },
  'noticeDevices.add': {
    // A point of P-256, uncompressed, and 16 random bytes (RFC 8291).
    body: z.strictObject({ endpoint: z.url().max(1024), p256dh: encoded(87), auth: encoded(22), locale: z.enum(locales) }),
    record: z.null(),
  },
  'noticeDevices.test': { record: z.null() },
  'noticeDevices.remove': { record: z.null() },
};
