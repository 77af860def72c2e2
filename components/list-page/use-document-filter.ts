'use client';

import { useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filters/filter';
import { useSealDocument } from '@/components/document-filter/seal-document';
import { documentKind, onlyDocument } from '@/lib/format/identifier/document';

interface DocumentFilter {
  readonly name: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly apply: (sealed: string | undefined) => void;
}

/** Filters by a CPF or CNPJ, which is sealed before it goes into an address. */
export function useDocumentFilter() {
  const t = useTranslations('transactions.filters');
  const seal = useSealDocument();
  return ({ value, apply, ...named }: DocumentFilter): Filter => ({
    ...named,
    kind: 'parsed',
    value: value ?? null,
    parse: (typed) => (documentKind(onlyDocument(typed)) ? { value: onlyDocument(typed) } : { error: t('documentInvalid') }),
    show: (sealed) => sealed.split('~')[0] ?? sealed,
    apply: (document) => {
      if (document === null) apply(undefined);
      else seal(document, apply);
    },
  });
}
