import { z } from 'zod';
import { instant } from '@/lib/contracts/shape/field.shape';
import { visibleText } from '@/lib/format/text/visible-text';
import { noteRecordKinds } from './notes';
import { tagLimits } from './tag-limits';

const name = z
  .string()
  .max(tagLimits.name * 2)
  .transform((typed) => visibleText(typed).normalize('NFC'))
  .pipe(
    z
      .string()
      .min(1)
      .max(tagLimits.name)
      // A name of signs alone is no word to find it by.
      .regex(/[\p{L}\p{N}]/u),
  );

/** A tag as a record shows it. */
export const recordTag = z.object({ id: z.uuid(), name: z.string() });

export type RecordTag = z.output<typeof recordTag>;

const tag = recordTag.extend({
  archived: z.boolean(),
  /** Counts its changes, so that nobody overwrites what they have not seen. */
  version: z.number(),
  /** How many records carry it, of those that the reader may see. */
  records: z.number(),
});

export type Tag = z.output<typeof tag>;

const taggedRecord = z.object({
  /** Of its kind and id together. */
  id: z.string(),
  recordKind: z.enum(noteRecordKinds),
  recordId: z.string(),
  tags: z.array(recordTag),
  /** When the last of them was added, and by whom. */
  taggedAt: instant,
  staff: z.string(),
});

export type TaggedRecord = z.output<typeof taggedRecord>;

export const tagShapes = {
  'tags.list': { record: z.object({ items: z.array(tag) }) },
  'tags.records': { record: z.object({ items: z.array(taggedRecord), hasNext: z.boolean(), total: z.null() }) },
  'tags.add': {
    body: z.strictObject({
      recordKind: z.enum(noteRecordKinds),
      recordIds: z
        .array(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/))
        .min(1)
        .max(tagLimits.records),
      name,
    }),
    record: z.object({
      tag: recordTag,
      /** Records that have it now and had it not before. */
      added: z.number(),
      /** Records that had it already. */
      present: z.number(),
      /** Records that have as many tags as one may, and did not get it. */
      full: z.array(z.string()),
    }),
  },
  'tags.remove': { record: z.null() },
  'tags.change': { body: z.strictObject({ name, archived: z.boolean(), version: z.number().int().min(1) }), record: z.null() },
};
