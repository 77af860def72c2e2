import 'server-only';
import { shapeOf } from '@/lib/contracts/shapes';
import { parseQuery } from '@/lib/server/request/parse';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import type { ExportedList } from './exported-list';
import { maxSheetRows } from './formats/max-sheet-rows';

const perPage = 100;

interface Asked {
  readonly search: string;
  readonly caller: Caller;
  readonly services: Services;
  readonly requestId: string;
}

/**
 * Whether a list has more rows than a spreadsheet holds, by one request for a page beyond its last row. False where the service does not
 * say; the export then fails with the same reason.
 */
export async function fillsSheet(
  { endpoint, read: fields }: ExportedList,
  { search, caller, services, requestId }: Asked,
): Promise<boolean> {
  const page = Math.floor(maxSheetRows / perPage) + 2;
  try {
    const query = { ...parseQuery(fields, new URLSearchParams(search), services.environment, caller), page, limit: perPage };
    const answer = await services.upstream({ endpoint, query, requestId });
    const read = shapeOf(endpoint.name).record.safeParse(answer);
    return read.success && typeof read.data === 'object' && read.data !== null && hasRows(read.data);
  } catch {
    return false;
  }
}

function hasRows(record: object): boolean {
  return 'items' in record && Array.isArray(record.items) && record.items.length > 0;
}
