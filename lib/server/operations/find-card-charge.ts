import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import { addDays } from '@/lib/format/date';
import type { Services } from '@/lib/server/services';
import { readWhole } from '@/lib/server/upstream/reading/read-record';

type CardCharge = RecordOf<'cardCharges.read'>;

const limit = 100;
const maxPages = 100;

/** A range of business days, both ends included. */
interface DateRange {
  readonly from: string;
  readonly until: string;
}

/**
 * Finds the charge with our reference within a range of business days. The list has no filter by reference (interface: Card interface), so
 * its pages are searched, with one day more at both ends because no time zone is stated. Throws SVB502 after the last page allowed.
 */
export async function findCardCharge(
  reference: string,
  days: DateRange,
  requestId: string,
  services: Services,
): Promise<CardCharge | null> {
  const endpoint = endpointNamed('cardCharges.list');
  for (let page = 1; page <= maxPages; page++) {
    const query = { page, limit, startDate: addDays(days.from, -1), endDate: addDays(days.until, 1) };
    const { items, hasNext } = readWhole('cardCharges.list', await services.upstream({ endpoint, query, requestId }), {
      query,
      requestId,
    });
    const found = items.find(({ externalId }) => externalId === reference);
    if (found || !hasNext) return found ?? null;
  }
  throw problem({ statusCode: 502, errorCode: ownCodes.unreadableAnswer });
}
