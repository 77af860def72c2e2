import { describe, expect, test } from 'vitest';
import { apiUrl, idPattern, locate, pathFor, searchFor } from './address';
import { transactions } from './pix/payments/transactions';
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
  test('is never put into a path', () => {
    expect(() => pathFor(transactions.read, { id })).toThrow(RangeError);
  });

  test('matches nothing', () => {
    expect(idPattern.test(id)).toBe(false);
    expect(locate(entries, 'payments', 'GET', `/user/transactions/${id}`)).toEqual({ found: false, allowed: [] });
  });
});

test('fills a path with its own parameters only', () => {
  expect(pathFor(transactions.read, { id: 'SVTX_00-1', other: '..' })).toBe('/user/transactions/SVTX_00-1');
  expect(pathFor(transactions.list)).toBe('/user/transactions');
  expect(() => pathFor(transactions.read)).toThrow(RangeError);
});

describe('locate finds', () => {
  test('an entry with its parameters', () => {
    expect(locate(entries, 'payments', 'GET', '/user/transactions/SVTX1')).toEqual({
      found: true,
      name: 'transactions.read',
      params: { id: 'SVTX1' },
    });
  });

  test.each([
    ['another root', 'office', 'GET', '/user/transactions', []],
    ['another method', 'payments', 'PURGE', '/user/transactions', ['GET']],
    ['a method in small letters', 'payments', 'get', '/user/transactions', ['GET']],
    ['every method of a path', 'office', 'PUT', '/sessions', ['GET', 'DELETE']],
    ['a longer path', 'payments', 'GET', '/user/transactions/SVTX1/more', []],
    ['a slash at the end', 'payments', 'GET', '/user/transactions/', []],
    ['a doubled slash', 'payments', 'GET', '//user/transactions', []],
    ['other letters', 'payments', 'GET', '/User/transactions', []],
    ['an encoded slash', 'payments', 'GET', '/user%2Ftransactions', []],
    ['nothing', 'payments', 'GET', '', []],
  ] as const)('nothing for %s', (_, root, method, path, allowed) => {
    expect(locate(entries, root, method, path)).toEqual({ found: false, allowed });
  });
});

describe('a query is written', () => {
  test('in the order of the contract, whatever the given order', () => {
    const there = { status: ['PENDING', 'EXPIRED'], page: 2, name: 'João' };
    const back = { name: 'João', page: 2, status: ['PENDING', 'EXPIRED'] };
    expect(searchFor(transactions.list, there)).toBe('?page=2&status=PENDING%2CEXPIRED&name=Jo%C3%A3o');
    expect(searchFor(transactions.list, back)).toBe(searchFor(transactions.list, there));
  });

  test.each([{}, { page: undefined, name: '', status: [], amount: null }, { unknown: 1 }])(
    'without absent or unknown values: %o',
    (query) => {
      expect(searchFor(transactions.list, query)).toBe('');
    },
  );

  test('empty for an endpoint without a query', () => {
    expect(searchFor(endpointNamed('transactions.read'), { page: 1 })).toBe('');
  });
});

test('URLs of the service and of our own records go through their API roots', () => {
  expect(apiUrl(transactions.read, { params: { id: 'SVTX1' } })).toBe('/api/payments/user/transactions/SVTX1');
  expect(apiUrl(endpointNamed('audit.list'), { query: { page: 3 } })).toBe('/api/office/audit?page=3');
});
