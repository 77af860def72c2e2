import { expect, test } from 'vitest';
import { lostFields } from './lost-fields';

test('a field is lost where the service sent a value and nothing was read, at any depth', () => {
  const wire = { amount: 'many', state: 'NEW', payer: { name: 'Ana', born: 'soon' }, parts: [{ at: 'once' }, { at: '2026-11-27' }] };
  const record = { amount: null, state: 'UNKNOWN', payer: { name: 'Ana', born: null }, parts: [{ at: null }, { at: '2026-11-27' }] };
  expect(lostFields(wire, record)).toEqual(['amount', 'state', 'payer.born', 'parts.at']);
});

test.each([undefined, null, '', 0])(
  'nothing is lost where the service sent %j, such as the status of an attempt that nobody answered',
  (status) => {
    expect(lostFields({ id: 'a', status }, { id: 'a', status: null })).toEqual([]);
  },
);
