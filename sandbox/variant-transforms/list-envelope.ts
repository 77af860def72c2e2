import type { EndpointName } from '@/lib/contracts/registry';
import type { Wire } from './variant-transforms';

interface Page {
  readonly data: readonly Wire[];
  readonly hasNextPage: boolean;
  /** Where the handler counted. */
  readonly total?: number;
}

interface Paging {
  readonly page?: number;
  readonly limit?: number;
}

type Envelope = (page: Page, asked: Required<Paging>) => Wire;

const pagination = ({ hasNextPage }: Page, asked: Required<Paging>) => ({ pagination: { ...asked, hasNextPage } });

/** How many there are at least, and how many pages they fill: who asks for more than the next page is not told. */
function known({ data, hasNextPage, total }: Page, { page, limit }: Required<Paging>) {
  const items = total ?? (page - 1) * limit + data.length + (hasNextPage ? 1 : 0);
  return { items, pages: Math.ceil(items / limit) };
}

const counted =
  (list: string): Envelope =>
  (page, asked) => {
    const { items: total, pages } = known(page, asked);
    return { total, pages, page: asked.page, [list]: page.data };
  };

/** The envelope of each list, where it is not the document's. */
export const listEnvelopes: Partial<Record<EndpointName, Envelope>> = {
  'transactions.list': counted('transactions'),
  'reports.list': counted('reports'),
  'callbacks.list': (page, asked) => ({ ...pagination(page, asked), callbacks: page.data }),
  'statements.list': (page, asked) => ({ ...pagination(page, asked), bankStatements: page.data }),
  'pendingDeposits.list': ({ data, hasNextPage }, asked) => ({ ...asked, hasNextPage, data }),
  'infractions.list': (page, asked) => {
    const { items: totalItems, pages: totalPages } = known(page, asked);
    return { pagination: { ...asked, totalItems, totalPages }, infractions: page.data };
  },
};

/** What a list's handler answered, and the query it read: both have this form for every entry with paging. */
export function inEnvelope(envelope: Envelope, page: Wire, query: unknown): Wire {
  // The query was read by an entry with paging.
  const { page: at = 1, limit = 20 } = query as Paging;
  // The handler of a paged entry answers the document's page.
  const asPage = page as unknown as Page;
  return envelope(asPage, { page: at, limit });
}
