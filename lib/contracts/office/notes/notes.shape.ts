import { z } from 'zod';
import { instant } from '@/lib/contracts/shape/field.shape';
import { withoutInvisible } from '@/lib/format/text/visible-text';
import { noteLimits } from './note-limits';
import { noteRecordKinds } from './notes';
import { recordTag } from './tags.shape';

/** Lines of words, without signs that nobody sees. */
const text = z
  .string()
  .max(noteLimits.text * 2)
  .transform((typed) => withoutInvisible(typed).normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1).max(noteLimits.text));

/** Whom a text mentions: ids of people whose names stand in it behind an @. Others are text as any other. */
const mentions = z.array(z.uuid()).max(noteLimits.mentions).optional();

const person = z.object({ id: z.uuid(), name: z.string() });

export type MentionedPerson = z.output<typeof person>;

const noteRecord = z.object({
  id: z.uuid(),
  recordKind: z.enum(noteRecordKinds),
  recordId: z.string(),
  /** With the names that the mentioned people have now. */
  text: z.string(),
  mentions: z.array(person),
  staff: z.string(),
  createdAt: instant,
  /** Null where it is as it was first written. */
  changedAt: instant.nullable(),
  /** Counts its changes, so that nobody overwrites what they have not seen. */
  version: z.number(),
  mine: z.boolean(),
  /** Of the author, who sees it whole. */
  mayChange: z.boolean(),
  /** The tags of its record. */
  tags: z.array(recordTag),
});

export type RecordNote = z.output<typeof noteRecord>;

export const noteShapes = {
  'notes.list': { record: z.object({ items: z.array(noteRecord), hasNext: z.boolean(), total: z.null() }) },
  'notes.of': { record: z.object({ items: z.array(noteRecord), tags: z.array(recordTag), mayWrite: z.boolean() }) },
  'notes.counts': {
    record: z.object({ items: z.array(z.object({ id: z.string(), count: z.number(), tags: z.array(recordTag) })) }),
  },
  'notes.people': { record: z.object({ items: z.array(person) }) },
  'notes.create': {
    body: z.strictObject({ recordKind: z.enum(noteRecordKinds), recordId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), text, mentions }),
    record: z.object({ id: z.uuid() }),
  },
  'notes.change': { body: z.strictObject({ text, mentions, version: z.number().int().min(1) }), record: z.null() },
  'notes.remove': { record: z.null() },
};
