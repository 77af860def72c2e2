import { z } from 'zod';
import { FileStream } from '@/lib/contracts/file-stream';
import { parsePixKey } from '@/lib/contracts/pix/account/pix-key-type-match';
import { documentKind, onlyDocument } from '@/lib/format/identifier/document';
import { dataSources, dataSubjectStates, erasureReasons, holdReasons, subjectKinds } from './data-subjects';

const typed = z.string().trim().min(1).max(140);

/** What a person is looked for by, as everything is compared: a document without punctuation, an e-mail in lower case, a name of two words. */
export const dataSubject = z
  .strictObject({
    document: typed
      .transform(onlyDocument)
      .refine((text) => documentKind(text) !== null)
      .optional(),
    key: typed.refine((text) => parsePixKey(text).length > 0).optional(),
    email: typed.toLowerCase().pipe(z.email()).optional(),
    name: typed.refine((text) => /\p{L}\S*\s+\S*\p{L}/u.test(text)).optional(),
  })
  .refine((subject) => Object.values(subject).some((value) => value !== undefined));

export type DataSubject = z.output<typeof dataSubject>;

const found = z.object({
  source: z.enum(dataSources),
  records: z.number(),
  /** When the oldest and the newest of them were made; null where nothing says so. */
  first: z.string().nullable(),
  last: z.string().nullable(),
  erased: z.number(),
  held: z.array(z.object({ reason: z.enum(holdReasons), records: z.number() })),
});

const dataSubjectRecord = z.object({
  id: z.string(),
  state: z.enum(dataSubjectStates),
  /** Shortened, so that a screen shows nobody; none once it is forgotten. */
  subject: z.array(z.object({ kind: z.enum(subjectKinds), masked: z.string() })),
  staff: z.string(),
  mine: z.boolean(),
  found: z.array(found),
  /** How many records were looked through. */
  read: z.number(),
  /** Files of exports that went with it, whoever had them made. */
  files: z.number(),
  reason: z.enum(erasureReasons).nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  /** When it is forgotten; null once it is over. */
  until: z.string().nullable(),
});

export type DataSubjectRecord = z.output<typeof dataSubjectRecord>;

export const dataSubjectShapes = {
  'dataSubjects.list': { record: z.object({ items: z.array(dataSubjectRecord) }) },
  'dataSubjects.search': { body: dataSubject, record: dataSubjectRecord },
  'dataSubjects.download': { record: z.instanceof(FileStream) },
  'dataSubjects.erase': { body: z.strictObject({ reason: z.enum(erasureReasons) }), record: dataSubjectRecord },
};
