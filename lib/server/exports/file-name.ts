import 'server-only';
import { businessDay } from '@/lib/format/date';
import { exportedLists } from './exported-lists';
import { fileTypes } from './file-types';
import { readWords } from './read-words';
import type { ExportJob } from './store';

/** The name a file is saved under, in the language it was asked for in: "transacoes-2026-11-28.csv". */
export async function fileNameOf({ list, form, locale, zone, createdAt }: ExportJob): Promise<string> {
  const words = await readWords(locale);
  const title = words(...exportedLists[list].title) ?? list;
  return `${plain(title)}-${businessDay(createdAt, zone)}.${fileTypes[form].extension}`;
}

/** A title in the letters every system of files takes. */
function plain(title: string): string {
  const letters = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
