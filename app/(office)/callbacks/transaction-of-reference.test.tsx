import { afterEach, expect, test, vi } from 'vitest';
import { transactionOfReference } from './transaction-of-reference';

afterEach(() => vi.unstubAllGlobals());

/** The transactions by their references, as our gateway answers them. */
const byReference = new Map([['pedido-48233', 'lapacho1795854312345Ab3dE6gH']]);

function answering() {
  vi.stubGlobal('fetch', async (url: string) => {
    const reference = new URL(url, 'http://localhost').searchParams.get('clientReference') ?? '';
    const id = byReference.get(reference);
    return Response.json({ items: id ? [{ id }] : [], hasNext: false, total: null });
  });
}

test('a reference is resolved to its transaction, whose deliveries are searched for', async () => {
  answering();
  expect(await transactionOfReference({ kind: 'reference', value: 'pedido-48233' })).toEqual({
    kind: 'transactionId',
    value: 'lapacho1795854312345Ab3dE6gH',
  });
});

test('what is the reference of nothing, and what is no reference, stays as it is', async () => {
  answering();
  const delivery = { kind: 'reference', value: 'cb_7c1f4e0a' } as const;
  expect(await transactionOfReference(delivery)).toEqual(delivery);
  const address = { kind: 'address', value: 'https://loja.example/avisos' } as const;
  expect(await transactionOfReference(address)).toEqual(address);
});
