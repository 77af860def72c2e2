import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEndToEndId } from './end-to-end-id';

test.each([
  ['E12345678202009091221abcdef12345', 'payment', '12345678', '2020-09-09T12:21:00.000Z', 'abcdef12345'],
  ['D12345678202009091000abcde123456', 'refund', '12345678', '2020-09-09T10:00:00.000Z', 'abcde123456'],
  ['E12ABC345202608111046s1235ee7a91', 'payment', '12ABC345', '2026-08-11T10:46:00.000Z', 's1235ee7a91'],
  ['E9999901012341234123412345678900', 'payment', '99999010', null, '12345678900'],
  ['E12345678202604310000abcdef12345', 'payment', '12345678', null, 'abcdef12345'],
  ['E12345678202604302400abcdef12345', 'payment', '12345678', null, 'abcdef12345'],
])('takes %s apart', (text, kind, ispb, at, tail) => {
  expect(decodeEndToEndId(text)).toEqual({ kind, ispb, at, tail });
});

test.each([
  'E12345678202009091221ghijk78901234',
  'Ea9c291526ae54b4cb41d9909bdf6d792',
  'e12345678202009091221abcdef12345',
  '12345678202009091221abcdef1234567',
  '',
])('leaves %j as it is', (text) => {
  expect(decodeEndToEndId(text)).toBeNull();
});

test('never throws', () => {
  const shaped = fc.stringMatching(/^[ED][0-9A-Z]{8}[0-9]{12}[0-9A-Za-z]{11}$/);
  fc.assert(
    fc.property(shaped, (text) => {
      const decoded = decodeEndToEndId(text);
      expect(decoded?.at ?? '1970-01-01T00:00:00.000Z').toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/);
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void decodeEndToEndId(text)));
});
