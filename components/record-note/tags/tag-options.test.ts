import { expect, test } from 'vitest';
import type { Tag } from '@/lib/contracts/office/notes/tags.shape';
import { tagOptions } from './tag-options';

const tag = (name: string, archived = false): Tag => ({ id: name, name, archived, version: 1, records: 0 });
const all = [tag('Conferir'), tag('Estorno combinado'), tag('Férias', true)];

test('a typed text offers the tags with it in their name, whatever its case and accents, and then a new one', () => {
  expect(tagOptions('CONF', all, [])).toEqual([
    { name: 'Conferir', isNew: false },
    { name: 'CONF', isNew: true },
  ]);
  expect(tagOptions(' cónferir ', all, [])).toEqual([{ name: 'Conferir', isNew: false }]);
});

test('what the record carries and what was archived is not offered, neither as it is nor as a new one', () => {
  expect(tagOptions('', all, [{ id: 'Conferir', name: 'Conferir' }])).toEqual([{ name: 'Estorno combinado', isNew: false }]);
  expect(tagOptions('ferias', all, [])).toEqual([]);
  expect(tagOptions('conferir', all, [{ id: 'Conferir', name: 'Conferir' }])).toEqual([]);
});
