import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keptValue, useKeptValue } from './kept-value';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const names = (stored: unknown) => (Array.isArray(stored) ? stored.map(String) : []);

test('what one place keeps, another shows, and after a reload it is still there', () => {
  const kept = keptValue('names', names);
  const { result } = renderHook(() => useKeptValue(kept));
  expect(result.current).toEqual([]);
  act(() => kept.keep(['Helena']));
  expect(result.current).toEqual(['Helena']);
  expect(keptValue('names', names).read()).toEqual(['Helena']);
});

test('follows another tab', () => {
  const kept = keptValue('names', names);
  const { result } = renderHook(() => useKeptValue(kept));
  act(() => {
    localStorage.setItem('names', '["Ivo"]');
    window.dispatchEvent(new Event('storage'));
  });
  expect(result.current).toEqual(['Ivo']);
});

test.each(['{', '{"a":1}', 'null', ''])('takes %j in the storage for nothing kept', (stored) => {
  localStorage.setItem('names', stored);
  expect(keptValue('names', names).read()).toEqual([]);
});
