import 'server-only';
import { businessDay } from '@/lib/format/date';
import { exportedListOf } from '@/lib/server/exports/exported-lists';
import { readWords } from '@/lib/server/exports/reading/read-words';
import type { ExportJob } from '@/lib/server/exports/store';
import { filePeriod } from './file-period';
import { fileTypes } from './file-types';

/** The file name, in the language of the request and with its days: "transacoes_2026-10-01_2026-10-31.csv"; without a period the day of the request. */
export async function fileNameOf(job: ExportJob): Promise<string> {
  const { list, form, locale, zone, createdAt } = job;
  const words = await readWords(locale);
  const exported = exportedListOf(job);
  const title = words(...exported.title) ?? list;
  const period = filePeriod(job, exported);
  const days = period ? [period.from, period.to] : [businessDay(createdAt, zone)];
  return `${[plain(title), ...days].join('_')}.${fileTypes[form].extension}`;
}

/** A title reduced to letters every file system accepts. */
function plain(title: string): string {
  const letters = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
