import 'server-only';
import { businessDay } from '@/lib/format/date';
import { exportedLists } from './exported-lists';
import { fileTypes } from './file-types';
import { readWords } from './read-words';
import type { ExportJob } from './store';

/** The file name, in the language of the request: "transacoes-2026-11-28.csv". */
export async function fileNameOf({ list, form, locale, zone, createdAt }: ExportJob): Promise<string> {
  const words = await readWords(locale);
  const title = words(...exportedLists[list].title) ?? list;
  return `${plain(title)}-${businessDay(createdAt, zone)}.${fileTypes[form].extension}`;
}

/** A title reduced to letters every file system accepts. */
function plain(title: string): string {
  const letters = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
