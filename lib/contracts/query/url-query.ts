import { idPattern } from '@/lib/contracts/address';
import { hasCardNumber } from '@/lib/format/card/card-number-in-text';
import { isCalendarDay } from '@/lib/format/date';
import type { QueryField, QueryFields, QueryOf } from './query-field';

/**
 * Parses a page's URL leniently, with the same field descriptions the gateway uses strictly: what does not fit is left out and named, so
 * that an edited or old link still opens. A card number is never passed on.
 */
export function parseUrlQuery<F extends QueryFields>(fields: F, search: URLSearchParams): { query: QueryOf<F>; ignored: string[] } {
  const query: Record<string, unknown> = {};
  const ignored: string[] = [];
  for (const key of new Set(search.keys())) {
    const field = fields[key];
    const value = field && search.getAll(key).length === 1 ? readField(field, search.get(key) ?? '') : undefined;
    if (value !== undefined) query[key] = value;
    if (value === undefined || (field?.kind === 'several' && lostValues(value, search.get(key)))) ignored.push(key);
  }
  // Each value was parsed by the field of its key, which is what QueryOf<F> says.
  return { query: query as QueryOf<F>, ignored };
}

/** Whether some of the requested values were dropped because they are not known. */
function lostValues(known: unknown, asked: string | null): boolean {
  return Array.isArray(known) && known.length < new Set(asked?.split(',')).size;
}

function readField(field: QueryField, text: string): unknown {
  switch (field.kind) {
    case 'text':
      return text.length > 0 && text.length <= field.max && !hasCardNumber(text) ? text : undefined;
    case 'id':
      return idPattern.test(text) && !hasCardNumber(text) ? text : undefined;
    case 'integer': {
      const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return number >= field.min && number <= field.max ? number : undefined;
    }
    case 'one':
      return field.values.includes(text) ? text : undefined;
    case 'several': {
      const known = text.split(',').filter((value) => field.values.includes(value));
      return known.length > 0 ? Array.from(new Set(known)) : undefined;
    }
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'instant':
      return isInstant(text) ? text : undefined;
    case 'day':
      return isCalendarDay(text) ? text : undefined;
    case 'amount':
      return /^\d{1,12}(\.\d{1,2})?$/.test(text) ? text : undefined;
    case 'document':
      return /^[0-9A-Z]{11,14}$|^[*.\d/A-Z•-]{3,20}~[\w-]{20,200}$/.test(text) ? text : undefined;
  }
}

/**
 * As strict as the gateway: a day that exists, alone or with a time and zone. JavaScript alone parses 30 February as 2 March, and 24:00 as
 * the next day.
 */
function isInstant(text: string): boolean {
  const [day = '', time] = text.split('T');
  const zoned = time === undefined || /^([01]\d|2[0-3]):\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(time);
  return zoned && isCalendarDay(day) && new Date(text).getUTCFullYear() > 0;
}
