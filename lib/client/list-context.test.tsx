// @vitest-environment jsdom
import { cleanup, render, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useListContext, useRestoreRowFocus, useSaveListContext } from './list-context';

const charges = { name: 'charges', path: '/charges' };

beforeEach(() => sessionStorage.clear());
const list = (ids?: readonly string[]) => renderHook(() => useSaveListContext('charges', '/charges?page=2', ids));
const recordOf = (id: string) => renderHook(() => useListContext(charges, id)).result.current;

test('a record links back to the list it was opened from, and to its neighbours there', () => {
  list(['a', 'b', 'c']);
  expect(recordOf('b')).toMatchObject({ back: '/charges?page=2', previous: '/charges/a', next: '/charges/c' });
  expect(recordOf('a')).toMatchObject({ previous: null, next: '/charges/b' });
});

test('a record opened from nowhere links to the plain list', () => {
  list(undefined);
  expect(recordOf('b')).toMatchObject({ back: '/charges', previous: undefined, next: undefined });
});

test('a record of several lists links back to the one shown last, and always has the same path', () => {
  const transactions = { name: 'transactions', path: '/transactions' };
  const payment = (id: string) => renderHook(() => useListContext(transactions, id, [charges])).result.current;
  renderHook(() => useSaveListContext('transactions', '/transactions?page=3', ['b']));
  list(['a', 'b', 'c']);
  expect(payment('b')).toEqual({ list: charges, back: '/charges?page=2', previous: '/transactions/a', next: '/transactions/c' });
  renderHook(() => useSaveListContext('transactions', '/transactions?page=4', ['b']));
  expect(payment('b')).toMatchObject({ list: transactions, back: '/transactions?page=4' });
});

test('invalid values in the storage do no harm', () => {
  sessionStorage.setItem('list-context:charges', '{"href":');
  expect(recordOf('b').back).toBe('/charges');
});

function Rows({ ready }: { ready: boolean }) {
  useRestoreRowFocus(ready);
  return (
    <main>
      <a href="/charges/a">A</a>
      <a href="/charges/b">B</a>
    </main>
  );
}

test('back on a list, the row of the record that was opened gets the focus, once', () => {
  recordOf('b');
  const { rerender } = render(<Rows ready={false} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Rows ready />);
  expect(document.activeElement?.textContent).toBe('B');
  cleanup();
  render(<Rows ready />);
  expect(document.activeElement).toBe(document.body);
});
