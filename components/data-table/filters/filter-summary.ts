import type { Filter } from './filter';

/** The text of a filter's chip; null while the filter is off. */
export function filterSummary(filter: Filter): string | null {
  switch (filter.kind) {
    case 'text':
      return filter.value || null;
    case 'several': {
      const chosen = filter.options.filter((option) => filter.value.includes(option.value)).map((option) => option.label);
      return chosen.length === 0 ? null : chosen.join(', ');
    }
    case 'parsed':
      return filter.value === null ? null : filter.show(filter.value);
    case 'period':
      return filter.value && filter.show(filter.value);
  }
}

/** Takes a filter off. */
export function clearFilter(filter: Filter): void {
  if (filter.kind === 'several') filter.apply([]);
  else filter.apply(null);
}
