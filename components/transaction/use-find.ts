'use client';

import { useTokenizeDocument } from '@/components/document-filter/tokenize-document';
import type { SearchText } from '@/lib/format/text/search-text';

/**
 * Where a pasted id, reference, document or name leads: a transaction's own page, or the list over the whole history.
 * A document is sealed first, because it would stand in the address.
 */
export function useFind(go: (href: string) => void) {
  const tokenize = useTokenizeDocument();
  return ({ kind, value }: SearchText) => {
    if (value === '') return;
    if (kind === 'transactionId') go(`/transactions/${value}`);
    else if (kind === 'document') tokenize(value, (token) => go(listOf('document', token)));
    else if (kind === 'reference') go(listOf('clientReference', value));
    else go(listOf(kind, value));
  };
}

function listOf(key: string, value: string): string {
  return `/transactions?${new URLSearchParams({ [key]: value, period: 'all' })}`;
}
