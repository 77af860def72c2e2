import { z } from 'zod';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import { wholeFor } from '@/lib/contracts/shape/whole.shape';

/** A draft may be longer than a defense, so that no pasted text is lost before it is shortened. */
const maxDraftLength = 10 * defenseLimits.textMax;

const draftFile = z.object({
  id: z.string(),
  name: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.number(),
  sha256: z.string(),
});

const draftRecord = z.object({
  text: z.string(),
  /** Grows with every change of text or files; 0 before the first. */
  version: z.number(),
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
  /** Who is writing now, and until when unless they continue. */
  lock: z.object({ name: z.string(), mine: z.boolean(), until: z.string() }).nullable(),
  files: z.array(draftFile),
});

export type Draft = z.output<typeof draftRecord>;

const forWriters = wholeFor('infractions:defend', 'A masked text would be kept in place of what was written.');

export const draftShapes = {
  'drafts.read': { record: draftRecord, whole: forWriters },
  'drafts.save': {
    body: z.strictObject({
      text: z
        .string()
        .max(maxDraftLength)
        .refine((text) => !text.includes('\0'))
        .transform((text) => text.replaceAll('\r\n', '\n')),
      version: z.int().min(0),
      /** True while the person is writing: colleagues see who it is and can only read. */
      writing: z.boolean(),
    }),
    record: draftRecord,
    whole: forWriters,
  },
  'drafts.addFile': { body: z.strictObject({ file: z.file() }), record: draftFile, whole: forWriters },
  'drafts.readFile': { record: z.instanceof(Uint8Array) },
  'drafts.orderFiles': {
    /** All files of the draft, in their new order. */
    body: z.strictObject({ ids: z.array(z.uuid()).max(defenseLimits.files) }),
    record: draftRecord,
    whole: forWriters,
  },
  'drafts.removeFile': { record: z.null() },
};
