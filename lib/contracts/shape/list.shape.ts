import { z } from 'zod';
import { pageRecord } from './page.shape';

/** A list that is not paged, bare or inside an object, parsed as a page without a next one. */
export function listRecord<S extends z.ZodType>(item: S) {
  return z.preprocess((wire) => (Array.isArray(wire) ? { data: wire } : wire), pageRecord(item));
}
