import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchFor } from '@/lib/contracts/address';
import { audit } from '@/lib/contracts/office/audit/audit';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import type { QueryField, QueryFields } from './query-field';
import { querySchema } from './query-schema';
import { parseUrlQuery } from './url-query';

const { query: fields } = transactions.list;
const read = (search: string) => parseUrlQuery(fields, new URLSearchParams(search));

function anyValue(field: QueryField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return fc.string({ minLength: 1, maxLength: field.max, unit: 'grapheme' }).filter((text) => text.length <= field.max);
    case 'id':
      return fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
    case 'integer':
      return fc.integer({ min: field.min, max: field.max });
    case 'one':
      return fc.constantFrom(...field.values);
    case 'several':
      return fc.uniqueArray(fc.constantFrom(...field.values), { minLength: 1 });
    case 'flag':
      return fc.boolean();
    case 'instant':
      return fc.date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') }).map((date) => date.toISOString());
    case 'day':
      return fc.constantFrom('2026-02-28', '2028-02-29');
    case 'amount':
      return fc.constantFrom('0.01', '12', '999999999999.99');
    case 'document':
      return fc.constantFrom('52998224725', '12ABC34501DE35', `***.982.247-**~${'aB3_-'.repeat(12)}`);
  }
}

const queryOf = (known: QueryFields) =>
  fc.record(Object.fromEntries(Object.entries(known).map(([key, field]) => [key, anyValue(field)])), { requiredKeys: [] });

const everyKind = {
  text: { kind: 'text', max: 40 },
  id: { kind: 'id' },
  integer: { kind: 'integer', min: 1, max: 1_000_000 },
  one: { kind: 'one', values: ['a', 'b'] },
  flag: { kind: 'flag' },
  instant: { kind: 'instant' },
  day: { kind: 'day' },
  amount: { kind: 'amount' },
  document: { kind: 'document' },
} as const satisfies QueryFields;

describe('what is written into a URL is parsed out of it', () => {
  test.each([
    ['of transactions', fields],
    ['of the audit', audit.list.query],
    ['of every kind', everyKind],
  ])('%s', (_, known) => {
    fc.assert(
      fc.property(queryOf(known), (query) => {
        expect(parseUrlQuery(known, new URLSearchParams(searchFor({ query: known }, query)))).toEqual({ query: { ...query }, ignored: [] });
      }),
    );
  });
});

describe('what does not fit is left out and named, and the rest is parsed', () => {
  test.each([
    ['page=0', ['page']],
    ['page=two', ['page']],
    ['page=1&page=2', ['page']],
    ['limit=101', ['limit']],
    ['name=4111+1111+1111+1111', ['name']],
    ['endToEndId=4111111111111111', ['endToEndId']],
    ['unknown=1', ['unknown']],
    ['constructor=1', ['constructor']],
    ['__proto__=1', ['__proto__']],
    ['status=PAID', ['status']],
    ['dateFrom=2026-02-30T00:00:00Z', ['dateFrom']],
    ['dateFrom=2026-11-27T25:00:00Z', ['dateFrom']],
    ['dateFrom=2026-11-27T10:00:00', ['dateFrom']],
    ['dateFrom=2026-11-27 10:00', ['dateFrom']],
    ['dateFrom=27 Nov 2026', ['dateFrom']],
    ['dateFrom=0000-01-01', ['dateFrom']],
    ['dateFrom=yesterday', ['dateFrom']],
    ['endToEndId=..', ['endToEndId']],
    ['amount=1,5', ['amount']],
    ['document=529', ['document']],
    [`name=${'x'.repeat(121)}`, ['name']],
  ])('%s', (search, ignored) => {
    expect(read(`clientReference=order-1&${search}`)).toEqual({ query: { clientReference: 'order-1' }, ignored });
  });

  test('known values of a list stay, each once', () => {
    expect(read('status=PENDING,EXPIRED,PENDING')).toEqual({ query: { status: ['PENDING', 'EXPIRED'] }, ignored: [] });
  });

  test('a list of which some values are not known is named, and its known ones count', () => {
    expect(read('status=PENDING,PAID')).toEqual({ query: { status: ['PENDING'] }, ignored: ['status'] });
  });
});

test('accepts no instant the gateway would refuse', () => {
  const two = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'));
  const day = fc.tuple(fc.constantFrom('0000', '0001', '1999', '2026', '9999'), two(13), two(32)).map((parts) => parts.join('-'));
  const clock = fc
    .tuple(two(25), two(61), fc.constantFrom('', ':00', ':59.999', ':60', ':5'))
    .map(([hour, minute, rest]) => `T${hour}:${minute}${rest}`);
  const zone = fc.constantFrom('', 'Z', 'z', '+03:00', '-03:00', '+14:00', '+0300', '+25:00');
  const time = fc.oneof(
    fc.constant(''),
    fc.tuple(clock, zone).map((parts) => parts.join('')),
  );
  const schema = querySchema({ dateFrom: { kind: 'instant' } });
  fc.assert(
    fc.property(day, time, (date, rest) => {
      const { query } = read(new URLSearchParams({ dateFrom: date + rest }).toString());
      expect(schema.safeParse(query).success).toBe(true);
    }),
    { numRuns: 2_000, examples: [['2026-01-01', 'T24:00:00Z']] },
  );
});

test('accepts any URL without an error', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(fields)), fc.string()), fc.string())), (pairs) => {
      const { query, ignored } = read(new URLSearchParams(pairs).toString());
      const lostValues = (key: string) => fields[key as keyof typeof fields]?.kind === 'several';
      expect(Object.keys(query).filter((key) => !(key in fields) || (ignored.includes(key) && !lostValues(key)))).toEqual([]);
    }),
  );
});
