'use client';

import { useTranslations } from 'use-intl';

/** The outcome of a closed case, and what happened to the money. */
export function useOutcome(): (infraction: { readonly status: string; readonly analysisResult: string | null }) => string {
  const t = useTranslations('infractionOutcome');
  return ({ status, analysisResult }) => {
    if (status === 'CANCELLED') return t('CANCELLED');
    return t(analysisResult === 'AGREED' || analysisResult === 'DISAGREED' ? analysisResult : 'unknown');
  };
}
