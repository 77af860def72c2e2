import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSearch } from './use-search';

afterEach(() => vi.unstubAllGlobals());

/** The transactions by their references, as our gateway answers them. */
const byReference = new Map([['pedido-48233', 'lapacho1795854312345Ab3dE6gH']]);

async function search(...typed: string[]) {
  vi.stubGlobal('fetch', async (url: string) => {
    const reference = new URL(url, 'http://localhost').searchParams.get('clientReference') ?? '';
    const id = byReference.get(reference);
    return Response.json({ items: id ? [{ id }] : [], hasNext: false, total: null });
  });
  const changes: object[] = [];
  const { result } = renderHook(() => useSearch((change) => void changes.push(change)));
  await Promise.all(typed.map((text) => result.current(text)));
  return changes;
}

test('a reference finds the deliveries of its transaction, in the whole history', async () => {
  expect(await search('pedido-48233')).toMatchObject([{ transactionId: 'lapacho1795854312345Ab3dE6gH', id: undefined, period: 'all' }]);
});

test('what is the reference of nothing is the id of a delivery', async () => {
  expect(await search('cb_7c1f4e0a')).toMatchObject([{ id: 'cb_7c1f4e0a', transactionId: undefined }]);
});

test('a transaction and an address are asked for as they are', async () => {
  expect(await search('lapacho1795854312345Ab3dE6gH')).toMatchObject([{ transactionId: 'lapacho1795854312345Ab3dE6gH' }]);
  expect(await search('https://loja.example/avisos')).toMatchObject([{ url: 'https://loja.example/avisos' }]);
});

test('what is typed last counts, however the answers arrive', async () => {
  expect(await search('pedido-48233', 'https://loja.example')).toMatchObject([{ url: 'https://loja.example' }]);
});
