import 'server-only';
import { totalLines } from '@/lib/contracts/office/files/total-lines';
import type { Totals } from '@/lib/domain/payment/money-totals';
import { formatDateTime, formatDayRange } from '@/lib/format/date-text';
import { isZeroReais } from '@/lib/format/money/money';
import type { ExportedList } from '@/lib/server/exports/exported-list';
import type { FileCount, FileHead } from '@/lib/server/exports/formats/file-format';
import type { Words } from '@/lib/server/exports/reading/read-words';
import type { ExportJob } from '@/lib/server/exports/store';
import { filePeriod } from './file-period';

interface Counted {
  readonly rows: number;
  /** Null for a list without amounts. */
  readonly totals: Totals | null;
}

type Asked = Pick<ExportJob, 'locale' | 'zone' | 'filters' | 'createdAt' | 'search'>;

/** The header of a file: which list, days, time zone and filters, how many rows, what moved by kind, and the rows that are in no sum. */
export function headOf(asked: Asked, list: ExportedList, words: Words, { rows, totals }: Counted): FileHead {
  const { locale, zone, filters, createdAt } = asked;
  const label = (key: string) => words('exports.head', key) ?? key;
  const range = filePeriod(asked, list);
  return {
    title: `Balcão · ${words(...list.title) ?? ''}`,
    range,
    lines: [
      ...(range ? [[label('range'), formatDayRange(range.from, range.to, locale)] as const] : []),
      [label('zone'), words('exports.head.zones', zone) ?? zone],
      // The period is listed above, with its days.
      ...filters
        .filter(({ label: name }) => range === null || name !== label('range'))
        .map(({ label: name, text }) => [name, text] as const),
      ...(filters.length === 0 ? [[label('filters'), label('noFilters')] as const] : []),
      [label('madeAt'), formatDateTime(createdAt, { locale, zone })],
    ],
    counts: [{ label: label('rows'), kind: 'number', value: rows }, ...(totals ? countsOf(totals, words) : [])],
  };
}

function countsOf({ lines, apart }: Totals, words: Words): FileCount[] {
  const label = (key: string) => words('exports.totals', key) ?? key;
  const sums = totalLines.flatMap((line): FileCount[] => {
    const value = lines[line];
    return value === undefined || (line !== 'net' && isZeroReais(value)) ? [] : [{ label: label(line), kind: 'money', value }];
  });
  return apart === 0 ? sums : [...sums, { label: label('apart'), kind: 'number', value: apart }];
}
