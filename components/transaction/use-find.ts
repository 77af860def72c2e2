'use client';

import { useTokenizeDocument } from '@/components/document-filter/tokenize-document';
import type { SearchText } from '@/lib/format/text/search-text';

/**
 * The page for a pasted id, reference, document or name: a transaction, or the list over the whole history. A document is tokenized first,
 * because it would be in the URL.
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
