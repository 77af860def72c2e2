import { expect, test } from 'vitest';
import { operations } from '@/lib/contracts/office/operations';
import type { RecordOf } from '@/lib/contracts/shapes';
import { operationList } from '@/lib/lists/operations';
import { exportedList } from './exported-list';

const row = { id: '3f0c0c0e-7d5b-4f6c-9a8e-2f1d3c4b5a70', reference: 'ped-1' };
const answer = { items: [row], hasNext: false };
const file = { walks: operations.list };

test('a list of our own records is exported like one of the service, with the id at the end', () => {
  const list = exportedList({ ...operationList, file });
  expect(list.endpoint.name).toBe('operations.list');
  expect(list.extra).toEqual(['id']);
  expect(list.rows(answer, {}).map((each) => [each.id, each.cell('id'), each.isIncluded])).toEqual([[row.id, row.id, true]]);
});

test('an id that a list declares itself is written as declared, and once', () => {
  const id = { kind: 'text', header: ['operations.columns', 'reference'], of: () => 'own' } as const;
  const list = exportedList({ ...operationList, file: { ...file, extra: { id } } });
  expect(list.extra).toEqual(['id']);
  expect(list.column('id').header).toEqual(id.header);
  expect(list.rows(answer, {})[0]?.cell('id')).toBe('own');
});

test('a file of a name of several words has the rows with all of them, of what the service found by the longest', () => {
  const namesOf = ({ staff }: RecordOf<'operations.list'>['items'][number]) => staff;
  const list = exportedList({ ...operationList, file, search: { fields: { name: ['name'] }, namesOf } });
  const query = { name: 'ana prado', page: 1 };
  expect(list.asked(query)).toEqual({ name: 'prado', page: 1 });
  const found = { items: ['Prado, Ana', 'Helena Prado'].map((staff) => ({ ...row, staff })), hasNext: false };
  expect(list.rows(found, query).map(({ isIncluded }) => isIncluded)).toEqual([true, false]);
});
