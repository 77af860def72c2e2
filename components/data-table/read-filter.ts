import type { Filter } from './filter';

/** Why a filter could not be applied, as a message key. */
export type FilterError = 'amount' | 'period';

/** Applies what its fields say. Answers with an error, and applies nothing, when they make no sense. */
export function readFilter(filter: Filter, data: FormData): FilterError | null {
  const text = String(data.get(filter.name) ?? '').trim();
  switch (filter.kind) {
    case 'text':
      filter.apply(text || null);
      return null;
    case 'several':
      filter.apply(data.getAll(filter.name).map(String));
      return null;
    case 'amount': {
      const amount = text === '' ? null : filter.parse(text);
      if (text !== '' && amount === null) return 'amount';
      filter.apply(amount);
      return null;
    }
    case 'period': {
      const from = String(data.get(`${filter.name}-from`) ?? '');
      const to = String(data.get(`${filter.name}-to`) ?? '');
      if (from === '' && to === '') {
        filter.apply(null);
        return null;
      }
      if (from === '' || to === '' || from > to) return 'period';
      filter.apply({ from, to });
      return null;
    }
  }
}
