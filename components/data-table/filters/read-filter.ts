import { visibleText } from '@/lib/format/text/visible-text';
import type { Filter, ParsedFilter, PeriodFilter } from './filter';

/** Says why a period cannot be applied; the words of a parsed filter come from the filter itself. */
export type FilterWords = { period: string };

/** Applies what the fields of a filter say. Answers with the reason, and applies nothing, when they make no sense. */
export function readFilter(filter: Filter, data: FormData, words: FilterWords): string | null {
  switch (filter.kind) {
    case 'text':
      filter.apply(textOf(data, filter.name) || null);
      return null;
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

/** What stands there untouched was shown, not typed: it is neither read nor sent again. */
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

function readPeriod(filter: PeriodFilter, from: string, to: string): boolean {
  if (from === '' && to === '') {
    filter.apply(null);
    return true;
  }
  if (from === '' || to === '' || from > to) return false;
  filter.apply({ from, to });
  return true;
}
