import 'server-only';
import type { ExportedList } from '@/lib/server/exports/exported-list';
import { chainColumns } from '@/lib/server/exports/formats/chain-format';
import type { FileColumn } from '@/lib/server/exports/formats/file-format';
import { ofxColumns } from '@/lib/server/exports/formats/ofx-format';
import type { Words } from '@/lib/server/exports/reading/read-words';
import type { ExportJob } from '@/lib/server/exports/store';

interface WordedColumn extends FileColumn {
  /** The label of a service value for people; files for programs get the raw value. */
  readonly word: ((raw: string) => string) | null;
}

/** The columns of a file: those of the screen in order, then the additional ones of the list. */
export function fileColumns(
  { form, columns, zone }: Pick<ExportJob, 'form' | 'columns' | 'zone'>,
  list: ExportedList,
  words: Words,
): WordedColumn[] {
  const own = { ofx: ofxColumns, chain: chainColumns, sheet: null, xlsx: null, machine: null }[form];
  const ids = own ?? [...columns, ...list.extra.filter((id) => !columns.includes(id))];
  return ids.map((id) => {
    const { header, kind, words: place } = list.column(id);
    const name = words(...header) ?? id;
    const zoned = kind === 'instant' && form !== 'machine' ? `${name} (${words('app.zones', zone) ?? zone})` : name;
    return {
      id,
      kind,
      header: form === 'machine' ? id : zoned,
      word: place === undefined || form === 'machine' ? null : (raw) => words(place, raw) ?? raw,
    };
  });
}
