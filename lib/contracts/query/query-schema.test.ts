import { describe, expect, test } from 'vitest';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { entriesToObject } from './entries-to-object';
import { paging, type QueryField } from './query-field';
import { querySchema } from './query-schema';

const list = querySchema(transactions.list.query);
const parse = (search: string) => list.parse(entriesToObject(new URLSearchParams(search)));
const refused = (search: string) => refusedFields(list, entriesToObject(new URLSearchParams(search)));

test('parses the text of a URL into the values of the contract', () => {
  expect(parse('page=2&limit=100&status=PENDING,EXPIRED&dateFrom=2026-11-01&amount=10.5&name=Jo%C3%A3o+da+Silva')).toEqual({
    page: 2,
    limit: 100,
    status: ['PENDING', 'EXPIRED'],
    dateFrom: '2026-11-01',
    amount: '10.5',
    name: 'João da Silva',
  });
  expect(parse('')).toEqual({});
});

describe('refuses, naming the key,', () => {
  test.each([
    ['an unknown key', 'pages=2', 'pages'],
    ['a key of the prototype', '__proto__=1', '__proto__'],
    ['a key in other letters', 'Page=2', 'Page'],
    ['a key given twice', 'page=1&page=2', 'page'],
    ['a key given twice alike', 'status=PENDING&status=PENDING', 'status'],
    ['an empty value', 'name=', 'name'],
    ['an unknown status', 'status=PAID', 'status'],
    ['an unknown status among known ones', 'status=PENDING,PAID', 'status.1'],
    ['a status given twice', 'status=PENDING,PENDING', 'status'],
    ['an id with a path in it', 'endToEndId=..%2Fuser', 'endToEndId'],
    ['a name that is too long', `name=${'x'.repeat(121)}`, 'name'],
    ['a reference that is too long', `clientReference=${'x'.repeat(65)}`, 'clientReference'],
  ])('%s', (_, search, key) => {
    expect(refused(search).map((path) => (key.includes('.') ? path : path.split('.')[0]))).toEqual([key]);
  });

  test('everything that is wrong at once', () => {
    expect(refused('limit=0&amount=1,5&other=1').sort()).toEqual(['amount', 'limit', 'other']);
  });
});

/** Which of the texts a field accepts. */
function taken(field: QueryField, texts: readonly string[]) {
  const schema = querySchema({ value: field });
  return texts.filter((value) => schema.safeParse({ value }).success);
}

test.each(['0', '101', '-1', '1.5', '1e2', '0x10', ' 5', '', 'ten', '9999999999'])('refuses a limit of "%s"', (limit) => {
  expect(taken(paging.limit, [limit])).toEqual([]);
});

test('accepts limits from 1 to 100 and pages from 1', () => {
  expect(taken(paging.limit, ['1', '20', '100'])).toEqual(['1', '20', '100']);
  expect(taken(paging.page, ['0', '1', '1000000', '1000001'])).toEqual(['1', '1000000']);
});

test('accepts instants and days that exist', () => {
  const real = ['2026-11-27', '2024-02-29', '2026-11-27T03:00:00Z', '2026-11-27T00:00:00.000-03:00'];
  const unreal = [
    '2026-02-29',
    '2026-11-31',
    '2026-13-01',
    '2026-11-27T24:00:00Z',
    '2026-11-27T00:00:00',
    '27/11/2026',
    '2026-11',
    'today',
  ];
  expect(taken({ kind: 'instant' }, [...real, ...unreal])).toEqual(real);
  expect(taken({ kind: 'day' }, [...real, ...unreal])).toEqual(real.slice(0, 2));
});

test('accepts amounts with a point and at most two decimals', () => {
  const amounts = ['0', '0.1', '10.55', '999999999999.99'];
  expect(taken({ kind: 'amount' }, [...amounts, '10,55', '10.555', '-1', '1e3', '.5', '5.', '1000000000000'])).toEqual(amounts);
});

test('accepts documents without punctuation, a CNPJ with letters too', () => {
  const documents = ['52998224725', '11222333000181', '12ABC34501DE35'];
  expect(taken({ kind: 'document' }, [...documents, '529.982.247-25', '5299822472', '12abc34501de35', '123456789012'])).toEqual(documents);
});

test('accepts flags as true and false only', () => {
  expect(taken({ kind: 'flag' }, ['true', 'false', '1', 'TRUE', 'yes'])).toEqual(['true', 'false']);
  expect(querySchema({ active: { kind: 'flag' } }).parse({ active: 'false' })).toEqual({ active: false });
});

test('reports a missing required key', () => {
  const schema = querySchema({ pixKey: { kind: 'text', max: 77, required: true }, type: { kind: 'one', values: ['bid', 'ask'] } });
  expect(refusedFields(schema, {})).toEqual(['pixKey']);
  expect(refusedFields(schema, { pixKey: 'ana@loja.example', type: 'mid' })).toEqual(['type']);
});
