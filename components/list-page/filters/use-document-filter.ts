'use client';

import { useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filters/filter';
import { useTokenizeDocument } from '@/components/document-filter/tokenize-document';
import { documentKind, onlyDocument } from '@/lib/format/identifier/document';

interface DocumentFilter {
  readonly name: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly apply: (token: string | undefined) => void;
}

/** Filters by a CPF or CNPJ. Only its token goes into the address. */
export function useDocumentFilter() {
  const t = useTranslations('transactions.filters');
  const tokenize = useTokenizeDocument();
  return ({ value, apply, ...named }: DocumentFilter): Filter => ({
    ...named,
    kind: 'parsed',
    value: value ?? null,
    parse: (typed) => (documentKind(onlyDocument(typed)) ? { value: onlyDocument(typed) } : { error: t('documentInvalid') }),
    show: (token) => token.split('~')[0] ?? token,
    apply: (document) => {
      if (document === null) apply(undefined);
      else tokenize(document, apply);
    },
  });
}
