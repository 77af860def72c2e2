import { serverNow } from '@/lib/client/clock/server-clock';
import { businessDay } from '@/lib/format/date';
import { visibleText } from '@/lib/format/text/visible-text';
import { parseTypedDay } from '@/lib/format/time/typed-day';
import type { Filter, ParsedFilter, PeriodFilter } from './filter';

/** The texts that say why a period cannot be applied; those of a parsed filter come from the filter itself. */
export type FilterWords = { period: string };

/** Applies what the fields of a filter say. Answers with the reason, and applies nothing, when they make no sense. */
export function readFilter(filter: Filter, data: FormData, words: FilterWords): string | null {
  switch (filter.kind) {
    case 'text': {
      const typed = textOf(data, filter.name);
      if (typed !== (filter.value ?? '')) filter.apply(typed || null);
      return null;
    }
    case 'several':
      filter.apply(data.getAll(filter.name).map(String));
      return null;
    case 'parsed':
      return readParsed(filter, textOf(data, filter.name));
    case 'period':
      return readPeriod(filter, textOf(data, `${filter.name}-from`), textOf(data, `${filter.name}-to`)) ? null : words.period;
  }
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? visibleText(value) : '';
}

/** An unchanged text was displayed, not typed: it is neither parsed nor sent again. */
function readParsed(filter: ParsedFilter, typed: string): string | null {
  if (filter.value !== null && typed === filter.show(filter.value)) return null;
  if (typed === '') {
    filter.apply(null);
    return null;
  }
  const parsed = filter.parse(typed);
  if (parsed.error !== undefined) return parsed.error;
  filter.apply(parsed.value);
  return null;
}

/** Parses typed days; two unchanged ones are not applied again. */
function readPeriod(filter: PeriodFilter, first: string, last: string): boolean {
  if (first === '' && last === '') {
    if (filter.value) filter.apply(null);
    return true;
  }
  const today = businessDay(new Date(serverNow()), filter.zone);
  const [from, to] = [parseTypedDay(first, today), parseTypedDay(last, today)];
  if (from === null || to === null || from > to) return false;
  if (from !== filter.value?.from || to !== filter.value.to) filter.apply({ from, to });
  return true;
}
