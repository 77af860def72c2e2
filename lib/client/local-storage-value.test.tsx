import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { localStorageValue, useLocalStorageValue } from './local-storage-value';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const names = (stored: unknown) => (Array.isArray(stored) ? stored.map(String) : []);

test('a stored value is shared by components and survives a reload', () => {
  const stored = localStorageValue('names', names);
  const { result } = renderHook(() => useLocalStorageValue(stored));
  expect(result.current).toEqual([]);
  act(() => stored.store(['Helena']));
  expect(result.current).toEqual(['Helena']);
  expect(localStorageValue('names', names).read()).toEqual(['Helena']);
});

test('follows another tab', () => {
  const stored = localStorageValue('names', names);
  const { result } = renderHook(() => useLocalStorageValue(stored));
  act(() => {
    localStorage.setItem('names', '["Ivo"]');
    window.dispatchEvent(new Event('storage'));
  });
  expect(result.current).toEqual(['Ivo']);
});

test.each(['{', '{"a":1}', 'null', ''])('treats %j in the storage as nothing stored', (stored) => {
  localStorage.setItem('names', stored);
  expect(localStorageValue('names', names).read()).toEqual([]);
});
