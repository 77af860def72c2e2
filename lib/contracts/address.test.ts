import { describe, expect, it } from 'vitest';
import { apiUrl, idPattern, locate, pathFor, searchFor } from './address';
import { transactions } from './pix/transactions';
import { endpointNamed, endpointNames } from './registry';

/** Ids that would lead elsewhere, or nowhere. */
const hostile = [
  '..',
  '.',
  '%2e%2e',
  '%2e%2e%2f',
  '..%2f..',
  '..\\x',
  'a/../b',
  'a?x=1',
  'a#f',
  'a;b',
  'a%00',
  'a\u0000',
  'a b',
  'a\n',
  '．．',
  'é',
  '',
  'x'.repeat(65),
];

const entries = endpointNames.map((name) => [name, endpointNamed(name)] as const);

describe.each(hostile)('the id %j', (id) => {
  it('never leaves in a path', () => {
    expect(() => pathFor(transactions.read, { id })).toThrow(RangeError);
  });

  it('matches nothing', () => {
    expect(idPattern.test(id)).toBe(false);
    expect(locate(entries, 'payments', 'GET', `/user/transactions/${id}`)).toEqual({ found: false, allowed: [] });
  });
});

it('fills a path only with what it needs', () => {
  expect(pathFor(transactions.read, { id: 'SVTX_00-1', other: '..' })).toBe('/user/transactions/SVTX_00-1');
  expect(pathFor(transactions.list)).toBe('/user/transactions');
  expect(() => pathFor(transactions.read)).toThrow(RangeError);
});

describe('locates', () => {
  it('an entry with its parameters', () => {
    expect(locate(entries, 'payments', 'GET', '/user/transactions/SVTX1')).toEqual({
      found: true,
      name: 'transactions.read',
      params: { id: 'SVTX1' },
    });
  });

  it.each([
    ['another door', 'office', 'GET', '/user/transactions', []],
    ['another method', 'payments', 'PURGE', '/user/transactions', ['GET']],
    ['a method in small letters', 'payments', 'get', '/user/transactions', ['GET']],
    ['every method of a path', 'office', 'PUT', '/sessions', ['GET', 'DELETE']],
    ['a longer path', 'payments', 'GET', '/user/transactions/SVTX1/more', []],
    ['a slash at the end', 'payments', 'GET', '/user/transactions/', []],
    ['a doubled slash', 'payments', 'GET', '//user/transactions', []],
    ['other letters', 'payments', 'GET', '/User/transactions', []],
    ['an encoded slash', 'payments', 'GET', '/user%2Ftransactions', []],
    ['nothing', 'payments', 'GET', '', []],
  ] as const)('nothing for %s', (_, door, method, path, allowed) => {
    expect(locate(entries, door, method, path)).toEqual({ found: false, allowed });
  });
});

describe('writes a query', () => {
  it('in the order of the contract, whatever the order given', () => {
    const there = { status: ['PENDING', 'EXPIRED'], page: 2, name: 'João' };
    const back = { name: 'João', page: 2, status: ['PENDING', 'EXPIRED'] };
    expect(searchFor(transactions.list, there)).toBe('?page=2&status=PENDING%2CEXPIRED&name=Jo%C3%A3o');
    expect(searchFor(transactions.list, back)).toBe(searchFor(transactions.list, there));
  });

  it.each([{}, { page: undefined, name: '', status: [], amount: null }, { unknown: 1 }])(
    'without what is absent or unknown: %o',
    (query) => {
      expect(searchFor(transactions.list, query)).toBe('');
    },
  );

  it('of an endpoint that has none', () => {
    expect(searchFor(endpointNamed('transactions.read'), { page: 1 })).toBe('');
  });
});

it('addresses the service and our own records behind their doors', () => {
  expect(apiUrl(transactions.read, { params: { id: 'SVTX1' } })).toBe('/api/payments/user/transactions/SVTX1');
  expect(apiUrl(endpointNamed('audit.list'), { query: { page: 3 } })).toBe('/api/office/audit?page=3');
});
