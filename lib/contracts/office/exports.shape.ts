import { z } from 'zod';
import { reais } from '@/lib/contracts/field.shape';
import { FileStream } from '@/lib/contracts/file-stream';
import { locales } from '@/lib/format/locale';
import { zones } from '@/lib/format/zone';
import { exportLists } from './exported-lists';
import { exportFormats, exportStates } from './exports';

/** A line of the head of the file, as the chips above the list say it. */
const filterWords = z.strictObject({ label: z.string().min(1).max(60), text: z.string().max(300) });

const exportBody = z.strictObject({
  list: z.enum(exportLists),
  form: z.enum(exportFormats),
  /** The query of the list as the screen asks it, without page and limit. */
  search: z.string().max(4_000),
  /** The columns the screen shows, in its order. */
  columns: z.array(z.string().max(40)).min(1).max(30),
  filters: z.array(filterWords).max(30),
  locale: z.enum(locales),
  /** By whose clock its times and days are written. */
  zone: z.enum(zones),
});

const exportRecord = z.object({
  id: z.string(),
  list: z.enum(exportLists),
  form: z.enum(exportFormats),
  state: z.enum(exportStates),
  filters: z.array(filterWords),
  /** By whose clock it was asked for, and is written. */
  zone: z.enum(zones),
  /** Written so far. */
  rows: z.number(),
  /** Of the column of amounts, as far as there is one in one currency. */
  sum: reais.nullable(),
  /** How many bytes the file has. */
  size: z.number(),
  name: z.string(),
  /** What the service said when it failed. */
  code: z.string().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  /** When the file is removed. */
  until: z.string().nullable(),
});

export type ExportRecord = z.output<typeof exportRecord>;
export type ExportRequest = z.output<typeof exportBody>;

export const exportShapes = {
  'exports.list': { record: z.object({ items: z.array(exportRecord) }) },
  'exports.create': { body: exportBody, record: exportRecord },
  'exports.cancel': { record: exportRecord },
  'exports.download': { record: z.instanceof(FileStream) },
};
