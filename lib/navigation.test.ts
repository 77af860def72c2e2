import { expect, test } from 'vitest';
import { pageOf, pagesFor } from './navigation';

test('a person sees only the pages they may open', () => {
  expect(pagesFor(['account:read', 'sessions:own']).map((page) => page.href)).toEqual(['/', '/account', '/settings/sessions']);
});

test('a detail page belongs to its list', () => {
  expect(pageOf('/transactions/7c1f4e0a')?.href).toBe('/transactions');
});

test('the overview is not the parent of every page', () => {
  expect(pageOf('/')?.href).toBe('/');
  expect(pageOf('/nowhere')).toBeUndefined();
});
