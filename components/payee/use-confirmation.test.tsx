import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Payee } from '@/lib/contracts/office/payees.shape';
import { useConfirmation } from './use-confirmation';

const payee = (change: Partial<Payee> = {}): Payee => ({
  holder: { name: 'Marina Couto', document: '***.982.247-**', institutionName: 'Banco Aroeira' },
  last: null,
  changed: false,
  lookup: 'sealed',
  ...change,
});

test('nothing goes along until the payee is confirmed', () => {
  const { result } = renderHook(() => useConfirmation(shown));
  expect(result.current.brought).toBeNull();
  act(() => result.current.confirm({ confirmed: true }));
  expect(result.current.brought).toEqual({ confirmation: 'sealed', acknowledged: false });
});
const shown = payee();

test('a changed holder has to be acknowledged as well', () => {
  const changed = payee({ changed: true });
  const { result } = renderHook(() => useConfirmation(changed));
  act(() => result.current.confirm({ confirmed: true }));
  expect(result.current.brought).toBeNull();
  act(() => result.current.confirm({ acknowledged: true }));
  expect(result.current.brought).toEqual({ confirmation: 'sealed', acknowledged: true });
});

test('another lookup has to be confirmed again', () => {
  const { result, rerender } = renderHook(({ of }) => useConfirmation(of), { initialProps: { of: payee() } });
  act(() => result.current.confirm({ confirmed: true }));
  rerender({ of: payee({ lookup: 'another' }) });
  expect(result.current.confirmed).toBe(false);
  expect(result.current.brought).toBeNull();
});

test('what was confirmed of one amount is not confirmed of another', () => {
  const { result, rerender } = renderHook(({ about }) => useConfirmation(shown, about), { initialProps: { about: '10.00' } });
  act(() => result.current.confirm({ confirmed: true }));
  expect(result.current.brought).not.toBeNull();
  rerender({ about: '100.00' });
  expect(result.current.brought).toBeNull();
});
