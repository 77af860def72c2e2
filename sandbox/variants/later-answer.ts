import type { NamesOf } from '@/lib/contracts/registry';
import { Created, Written } from '@/sandbox/routing/handler';
import { laterRecord, type Wire } from './later-record';

type Name = NamesOf<'pix'>;

/** What a list is called in the envelope of its route. */
const lists: Partial<Record<Name, string>> = {
  'transactions.list': 'transactions',
  'callbacks.list': 'callbacks',
  'infractions.list': 'infractions',
  'statements.list': 'bankStatements',
  'reports.list': 'reports',
  'pendingDeposits.list': 'data',
};
const created = /^(charges|withdrawals)\.create/;

interface Paging {
  readonly page?: number;
  readonly limit?: number;
}

/** An answer as newer versions of the service write it: other envelopes of lists, 201 for what was created, other names and types of fields. */
export function laterAnswer(name: Name, answer: unknown, query: unknown): unknown {
  if (answer === undefined || answer instanceof Uint8Array) return answer;
  const inner: unknown = answer instanceof Written ? JSON.parse(answer.json) : answer instanceof Created ? answer.body : answer;
  const list = lists[name];
  // The query of a list has been read by its registry entry, which has the paging of all lists.
  const body = list === undefined ? laterRecord(name, inner) : laterPage(name, list, inner as Page, query as Paging);
  return answer instanceof Created || created.test(name) ? new Created(body) : body;
}

interface Page {
  readonly data: readonly unknown[];
  readonly hasNextPage: boolean;
}

function laterPage(name: Name, list: string, { data, hasNextPage }: Page, { page = 1, limit = 20 }: Paging): Wire {
  const items = { [list]: data.map((item) => laterRecord(name, item)) };
  if (name === 'pendingDeposits.list') return { page, limit, hasNextPage, ...items };
  // These name the number of pages and never whether there is a next one; as far as it is known, it is one more.
  const pages = hasNextPage ? page + 1 : page;
  if (name === 'transactions.list' || name === 'reports.list') return { pages, page, ...items };
  if (name === 'infractions.list') return { pagination: { page, limit, totalPages: pages }, ...items };
  return { pagination: { page, limit, hasNextPage }, ...items };
}
