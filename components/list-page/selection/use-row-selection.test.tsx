// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useRowSelection } from './use-row-selection';

afterEach(cleanup);

function rows(...first: string[]) {
  const { result, rerender } = renderHook(({ ids }) => useRowSelection(ids), { initialProps: { ids: first } });
  return {
    chosen: () => result.current.ids && [...result.current.ids],
    toggle: (id: string, through?: boolean) => act(() => result.current.toggle(id, through)),
    choose: (...ids: string[]) => act(() => result.current.choose(ids)),
    end: () => act(() => result.current.end()),
    show: (...ids: string[]) => rerender({ ids }),
  };
}

test('nobody chooses at first; a row is chosen and taken back; the end forgets all', () => {
  const list = rows('a', 'b', 'c');
  expect(list.chosen()).toBeNull();
  list.choose();
  expect(list.chosen()).toEqual([]);
  list.toggle('b');
  list.toggle('c');
  list.toggle('b');
  expect(list.chosen()).toEqual(['c']);
  list.end();
  expect(list.chosen()).toBeNull();
});

test('with shift the rows between are chosen too, in both directions, and none is taken back', () => {
  const list = rows('a', 'b', 'c', 'd', 'e');
  list.toggle('d');
  list.toggle('b', true);
  expect(list.chosen()).toEqual(['b', 'c', 'd']);
  list.toggle('e', true);
  expect(list.chosen()).toEqual(['b', 'c', 'd', 'e']);
});

test('shift without a row before chooses the one', () => {
  const list = rows('a', 'b');
  list.toggle('b', true);
  expect(list.chosen()).toEqual(['b']);
});

test('a row that leaves the page is chosen no more, and not when it comes back after another choice', () => {
  const list = rows('a', 'b');
  list.toggle('a');
  list.toggle('b');
  list.show('b', 'c');
  expect(list.chosen()).toEqual(['b']);
  list.toggle('c');
  list.show('a', 'b', 'c');
  expect(list.chosen()).toEqual(['b', 'c']);
});

test('a choice of several replaces the one before, and shift goes on from none of them', () => {
  const list = rows('a', 'b', 'c');
  list.toggle('a');
  list.choose('b', 'c');
  expect(list.chosen()).toEqual(['b', 'c']);
  list.choose();
  list.toggle('c', true);
  expect(list.chosen()).toEqual(['c']);
});
