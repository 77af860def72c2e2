import { z } from 'zod';
import { wholeFor } from '@/lib/contracts/shape/whole.shape';
import { noticeKinds } from './notice-kinds';
import { digestHours } from './notice-settings';
import { noticeWays } from './notice-ways';

const state = z.enum(['on', 'off', 'always', 'never']);

const settings = z.object({
  /** The kinds the person may see. */
  items: z.array(z.object({ kind: z.enum(noticeKinds), product: state, browser: state, mail: state, digest: state })),
  digestHour: z.number(),
  /** The e-mail address. */
  address: z.string(),
  /** False where mail is not configured: nobody gets mails then. */
  installed: z.boolean(),
});

export const noticeSettingsShapes = {
  'noticeSettings.read': { record: settings, whole: wholeFor('everybody', "The address is the reader's own.") },
  'noticeSettings.change': {
    body: z.strictObject({ kind: z.enum(noticeKinds), way: z.enum(noticeWays), on: z.boolean() }),
    record: z.null(),
  },
  'noticeSettings.changeHour': {
    body: z.strictObject({ hour: z.number().int().min(digestHours.first).max(digestHours.last) }),
    record: z.null(),
  },
};
