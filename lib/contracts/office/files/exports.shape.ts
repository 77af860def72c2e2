import { z } from 'zod';
import { FileStream } from '@/lib/contracts/file-stream';
import { exportLists } from '@/lib/contracts/pages/navigation';
import { reais } from '@/lib/contracts/shape/field.shape';
import { locales } from '@/lib/format/locale';
import { zones } from '@/lib/format/zone';
import { exportFormats, exportStates } from './exports';
import { totalLines } from './total-lines';

/** A filter in the file's header, as shown above the list. */
const filterWords = z.strictObject({ label: z.string().min(1).max(60), text: z.string().max(300) });

const exportBody = z.strictObject({
  list: z.enum(exportLists),
  form: z.enum(exportFormats),
  /** The list's query as on screen, without page and limit. */
  search: z.string().max(4_000),
  /** The visible columns, in order. */
  columns: z.array(z.string().max(40)).min(1).max(30),
  filters: z.array(filterWords).max(30),
  /** An order that the list itself gives its rows, by its name. */
  sort: z.string().max(20).optional(),
  locale: z.enum(locales),
  /** The time zone of its times and days. */
  zone: z.enum(zones),
});

const exportRecord = z.object({
  id: z.string(),
  list: z.enum(exportLists),
  form: z.enum(exportFormats),
  state: z.enum(exportStates),
  filters: z.array(filterWords),
  /** The time zone of the request, in which the file is written. */
  zone: z.enum(zones),
  /** Rows written so far. */
  rows: z.number(),
  /** The days of the file, both included; null for a list without a period. */
  period: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** The amounts in reais by kind, in the order of `totalLines`, and the number of rows in no sum; null for a list without amounts. */
  totals: z.object({ lines: z.array(z.object({ line: z.enum(totalLines), amount: reais })), apart: z.number() }).nullable(),
  /** Size of the file in bytes. */
  size: z.number(),
  name: z.string(),
  /** The service's error code when it failed. */
  code: z.string().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  /** When the file is deleted. */
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
