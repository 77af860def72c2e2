// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SealDocumentContext } from '@/components/document-filter/seal-document';
import type { TransactionView } from '@/lib/lists/transactions';
import { useSearch } from './use-search';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));

const none = { name: undefined, document: undefined, endToEndId: undefined, clientReference: undefined };

function search(view: TransactionView, typed: string) {
  const change = vi.fn();
  const { result } = renderHook(() => useSearch(view, change), {
    wrapper: ({ children }) => (
      <SealDocumentContext value={(document, onSealed) => onSealed(`sealed ${document}`)}>{children}</SealDocumentContext>
    ),
  });
  result.current(typed);
  return change.mock.lastCall?.[0];
}

test('a reference is looked for in the whole history, and the emptied box goes back to the period it set aside', () => {
  expect(search({ period: 'today' }, 'pedido-48233')).toMatchObject({ clientReference: 'pedido-48233', period: 'all', aside: 'today' });
  const back = search({ clientReference: 'pedido-48233', period: 'all', aside: 'today' }, '');
  expect(back).toStrictEqual({ ...none, period: 'today', aside: undefined });
});

test('a name is looked for in the period in force, which stays', () => {
  expect(search({ period: 'today' }, 'Helena')).toStrictEqual({ ...none, name: 'Helena' });
  expect(search({ period: 'today', name: 'Helena' }, '')).toStrictEqual(none);
});

test('a document goes into the address sealed', () => {
  expect(search({ period: 'today' }, '529.982.247-25')).toStrictEqual({ ...none, document: 'sealed 52998224725' });
});
