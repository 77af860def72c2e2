import type { EndpointName } from '@/lib/contracts/registry';
import type { Wire } from './variant-transforms';

interface Page {
  readonly data: readonly Wire[];
  readonly hasNextPage: boolean;
  /** Present when the handler counted the rows. */
  readonly total?: number;
}

interface Paging {
  readonly page?: number;
  readonly limit?: number;
}

type Envelope = (page: Page, paging: Required<Paging>) => Wire;

const pagination = ({ hasNextPage }: Page, paging: Required<Paging>) => ({ pagination: { ...paging, hasNextPage } });

/** The number of items and pages known so far. Without a total they are a lower bound: the present page and one item of the next. */
function knownTotals({ data, hasNextPage, total }: Page, { page, limit }: Required<Paging>) {
  const items = total ?? (page - 1) * limit + data.length + (hasNextPage ? 1 : 0);
  return { items, pages: Math.ceil(items / limit) };
}

const counted =
  (list: string): Envelope =>
  (page, paging) => {
    const { items: total, pages } = knownTotals(page, paging);
    return { total, pages, page: paging.page, [list]: page.data };
  };

/** The envelope of each list that differs from the document. */
export const listEnvelopes: Partial<Record<EndpointName, Envelope>> = {
  'transactions.list': counted('transactions'),
  'reports.list': counted('reports'),
  'callbacks.list': (page, paging) => ({ ...pagination(page, paging), callbacks: page.data }),
  'statements.list': (page, paging) => ({ ...pagination(page, paging), bankStatements: page.data }),
  'pendingDeposits.list': ({ data, hasNextPage }, paging) => ({ ...paging, hasNextPage, data }),
  'infractions.list': (page, paging) => {
    const { items: totalItems, pages: totalPages } = knownTotals(page, paging);
    return { pagination: { ...paging, totalItems, totalPages }, infractions: page.data };
  },
};

/** Wraps a page in its envelope. `page` and `query` are those of an endpoint with paging. */
export function inEnvelope(envelope: Envelope, page: Wire, query: unknown): Wire {
  // The query of an endpoint with paging.
  const { page: number = 1, limit = 20 } = query as Paging;
  // The handler of an endpoint with paging returns the documented page.
  const asPage = page as unknown as Page;
  return envelope(asPage, { page: number, limit });
}
