import 'server-only';
import { serviceZone } from '@/lib/format/zone';
import 'server-only';
import { businessDay } from '@/lib/format/date';
import { formatDateTime, formatDayRange } from '@/lib/format/date-text';
import type { Reais } from '@/lib/format/money';
import type { ExportedList } from './exported-list';
import type { FileHead } from './forms/file-form';
import type { Words } from './read-words';
import type { ExportJob } from './store';

interface Counted {
  readonly rows: number;
  readonly sum: Reais | null;
  readonly now: Date;
}

/** What the head of a file says: of which list and days, in which zone, narrowed by what, how many rows and how much. */
export function headOf(
  { locale, filters, createdAt }: Pick<ExportJob, 'locale' | 'filters' | 'createdAt'>,
  { title, period }: ExportedList,
  words: Words,
  query: Readonly<Record<string, unknown>>,
  { rows, sum, now }: Counted,
): FileHead {
  const label = (key: string) => words('exports.head', key) ?? key;
  const range = period ? rangeOf(query[period.from], query[period.until], now) : null;
  return {
    title: `Balcão · ${words(...title) ?? ''}`,
    range,
    lines: [
      ...(range ? [[label('range'), formatDayRange(range.from, range.to, locale)] as const] : []),
      [label('zone'), `${words('exports', 'zone') ?? ''} (UTC−3)`],
      // The period stands above, with its days.
      ...filters
        .filter(({ label: name }) => range === null || name !== label('range'))
        .map(({ label: name, text }) => [name, text] as const),
      ...(filters.length === 0 ? [[label('filters'), label('noFilters')] as const] : []),
      [label('madeAt'), formatDateTime(createdAt, { locale, zone: serviceZone })],
    ],
    words: { rows: label('rows'), sum: label('sum') },
    rows,
    sum,
  };
}

function rangeOf(from: unknown, until: unknown, now: Date): FileHead['range'] {
  if (typeof from !== 'string') return null;
  return { from: businessDay(from, serviceZone), to: businessDay(typeof until === 'string' ? until : now, serviceZone) };
}
