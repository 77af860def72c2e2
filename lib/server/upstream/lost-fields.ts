import 'server-only';
import { itemsIn } from '@/lib/contracts/shape/page.shape';
import { unknownWord } from '@/lib/contracts/shape/unknown-word';

/** The fields of an answer that had a value nobody could read, by their path in the record. */
export function lostFields(wire: unknown, record: unknown): string[] {
  if (Array.isArray(record)) {
    const items: readonly unknown[] = Array.isArray(wire) ? wire : [];
    return items.length === record.length ? items.flatMap((item, at) => lostFields(item, record[at])) : ['items'];
  }
  if (!isRecord(record)) return [];
  if (Array.isArray(record.unreadable)) return record.unreadable.flatMap(({ lacks }) => lacks);
  if (Array.isArray(record.items)) return lostFields(itemsIn(wire), record.items);
  if (!isRecord(wire)) return [];
  return Object.entries(record).flatMap(([name, value]) => {
    const sent = wire[name];
    if (isNothing(sent)) return [];
    if (value === null || (value === unknownWord && sent !== value)) return [name];
    return lostFields(sent, value).map((path) => `${name}.${path}`);
  });
}

/** How the service says that there is none: an attempt that nobody answered has the status 0 (interface: Callbacks). */
const isNothing = (sent: unknown) => sent === undefined || sent === null || sent === '' || sent === 0;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
