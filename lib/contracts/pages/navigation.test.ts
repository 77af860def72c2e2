import { expect, test } from 'vitest';
import { closestPage, pageOf, pagesFor } from './navigation';

test('a person sees only the pages they may open', () => {
  expect(pagesFor(['account:read', 'sessions:own']).map((page) => page.href)).toEqual([
    '/',
    '/account',
    '/notices',
    '/settings/notices',
    '/settings/security',
    '/settings/sessions',
  ]);
});

test('a detail page belongs to its list', () => {
  expect(pageOf('/transactions/7c1f4e0a')?.href).toBe('/transactions');
});

test('a path under two pages belongs to the one with the longer address, whichever stands first', () => {
  const pages = [{ href: '/callbacks' }, { href: '/callbacks/inbox' }];
  for (const order of [pages, pages.toReversed()]) {
    expect(closestPage('/callbacks/inbox/7c1f', order)?.href).toBe('/callbacks/inbox');
    expect(closestPage('/callbacks/inboxes', order)?.href).toBe('/callbacks');
  }
});

test('the overview is not the parent of every page', () => {
  expect(pageOf('/')?.href).toBe('/');
  expect(pageOf('/nowhere')).toBeUndefined();
});
