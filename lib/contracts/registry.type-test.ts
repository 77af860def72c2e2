import type { z } from 'zod';
import type { NamedEndpoint } from './endpoint';
import { transactions } from './pix/payments/transactions';
import type { EndpointName, EndpointOf, InputOf, NamesOf, ResourceName } from './registry';
import { resource } from './resource';
import { type BodyOf, type RecordOf, shapes } from './shapes';

// Checked by the compiler only: every line below must be refused, and an unmet expectation is an error.

declare function call<N extends EndpointName>(name: N, input: InputOf<N>, body?: BodyOf<N>): RecordOf<N>;

call('transactions.list', {});
call('transactions.list', { query: { page: 2, status: ['PENDING'] } });
const transaction = call('transactions.read', { params: { id: 'SVTX1' } });
call('staff.create', {}, { name: 'Ana', email: 'ana@loja.example', role: 'finance' });

// @ts-expect-error no endpoint has this name
call('transactions.erase', {});

// @ts-expect-error the path needs an id
call('transactions.read', {});

// @ts-expect-error the path has no such parameter
call('transactions.read', { params: { transactionId: 'SVTX1' } });

// @ts-expect-error ids are text
call('transactions.read', { params: { id: 1 } });

// @ts-expect-error the list has no such filter
call('transactions.list', { query: { pages: 2 } });

// @ts-expect-error no transaction has this status
call('transactions.list', { query: { status: ['PAID'] } });

// @ts-expect-error a page is a number
call('transactions.list', { query: { page: '2' } });

// @ts-expect-error one transaction takes no query
call('transactions.read', { params: { id: 'SVTX1' }, query: { page: 1 } });

// @ts-expect-error nobody has this role
call('staff.create', {}, { name: 'Ana', email: 'ana@loja.example', role: 'owner' });

// @ts-expect-error staff have no such field
call('staff.create', {}, { name: 'Ana', email: 'ana@loja.example', role: 'finance', salary: 1 });

// @ts-expect-error a list is read without a body
call('transactions.list', {}, { page: 1 });

// @ts-expect-error a transaction has no such field
transaction.virtualCount;

// @ts-expect-error amounts are decimal text and do not add up
transaction.amount * 2;

declare function callOf<N extends EndpointName>(endpoint: NamedEndpoint<N>, input: InputOf<N>): RecordOf<N>;

callOf(transactions.list, { query: { page: 2 } });

// @ts-expect-error the path of this very endpoint needs an id
callOf(transactions.read, {});

// @ts-expect-error the resource has no such verb
callOf(transactions.erase, {});

// @ts-expect-error no endpoint of the registry has this name
callOf(resource('transactions', { erase: { ...transactions.read } }).erase, {});

const write = {
  service: 'office',
  method: 'PUT',
  permission: 'staff:write',
  effect: 'change',
  audit: { action: 'staff.changed' },
  errors: [],
} as const;

resource('staff', { change: { ...write, path: '/staff/{id}', params: { id: 'uuid' }, refreshes: ['sessions'] } });

// @ts-expect-error a parameter of our own path is of no kind
resource('staff', { change: { ...write, path: '/staff/{id}' } });

// @ts-expect-error there is no such kind of parameter
resource('staff', { change: { ...write, path: '/staff/{id}', params: { id: 'number' } } });

// @ts-expect-error the path has no such parameter
resource('staff', { change: { ...write, path: '/staff', params: { id: 'uuid' } } });

// @ts-expect-error a read changes nothing that would have to be read again
resource('staff', { list: { ...write, method: 'GET', effect: 'read', path: '/staff', refreshes: ['staff'] } });

// @ts-expect-error what moves money names the kind of sensitive action it is
resource('staff', { pay: { ...write, effect: 'money', path: '/staff' } });

// @ts-expect-error no sensitive action is called so
resource('staff', { change: { ...write, path: '/staff', sensitive: 'gift' } });

// @ts-expect-error no document states what our own records look like
resource('staff', { change: { ...write, path: '/staff', basis: 'stated' } });

const { 'transactions.read': read, 'staff.list': _withoutStaff, ...others } = shapes;

// @ts-expect-error an endpoint has no shape
({ ...others, 'transactions.read': read }) satisfies Record<EndpointName, { record: z.ZodType }>;

// @ts-expect-error an endpoint of the service does not say what the service writes
({ ...shapes, 'transactions.read': { record: read.record } }) satisfies {
  [N in NamesOf<'pix' | 'card'>]: { wire: z.ZodType; record: z.ZodType };
};

// Not refused: every resource that an entry refreshes is one of the registry.
declare function refetch(resources: readonly ResourceName[]): void;
declare const refreshed: {
  [N in EndpointName]: EndpointOf<N> extends { readonly refreshes: infer R } ? R : readonly never[];
}[EndpointName];
refetch(refreshed);

// @ts-expect-error no resource has this name
refetch(['people'] as const);
