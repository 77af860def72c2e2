import { z } from 'zod';
import { wholeFor } from '@/lib/contracts/shape/whole.shape';

const noticeSettingsRecord = z.object({
  /** Whether they want mails. */
  mail: z.boolean(),
  /** The e-mail address. */
  address: z.string(),
  /** False where mail is not configured: nobody gets mails then. */
  installed: z.boolean(),
});

const own = wholeFor('everybody', "The address is the reader's own.");

export const noticeSettingsShapes = {
  'noticeSettings.read': { record: noticeSettingsRecord, whole: own },
  'noticeSettings.change': { body: z.strictObject({ mail: z.boolean() }), record: noticeSettingsRecord, whole: own },
};
