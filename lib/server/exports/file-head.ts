import 'server-only';
import { businessDay } from '@/lib/format/date';
import { formatDateTime, formatDayRange } from '@/lib/format/date-text';
import type { Reais } from '@/lib/format/money';
import type { Zone } from '@/lib/format/zone';
import type { ExportedList } from './exported-list';
import type { FileHead } from './formats/file-format';
import type { Words } from './read-words';
import type { ExportJob } from './store';

interface ExportTotals {
  readonly rows: number;
  readonly sum: Reais | null;
  readonly now: Date;
}

/** The header of a file: which list, days, time zone and filters, how many rows, and the sum. */
export function headOf(
  { locale, zone, filters, createdAt }: Pick<ExportJob, 'locale' | 'zone' | 'filters' | 'createdAt'>,
  { title, period }: ExportedList,
  words: Words,
  query: Readonly<Record<string, unknown>>,
  { rows, sum, now }: ExportTotals,
): FileHead {
  const label = (key: string) => words('exports.head', key) ?? key;
  const range = period ? rangeOf(query[period.from], query[period.until], now, zone) : null;
  return {
    title: `Balcão · ${words(...title) ?? ''}`,
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
    words: { rows: label('rows'), sum: label('sum') },
    rows,
    sum,
  };
}

function rangeOf(from: unknown, until: unknown, now: Date, zone: Zone): FileHead['range'] {
  if (typeof from !== 'string') return null;
  return { from: businessDay(from, zone), to: businessDay(typeof until === 'string' ? until : now, zone) };
}
