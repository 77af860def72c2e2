'use client';

import { useTranslations } from 'use-intl';

/** How a case that is over ended, and what became of the money. */
export function useOutcome(): (infraction: { readonly status: string; readonly analysisResult: string | null }) => string {
  const t = useTranslations('infractionOutcome');
  return ({ status, analysisResult }) => {
    if (status === 'CANCELLED') return t('CANCELLED');
    return t(analysisResult === 'AGREED' || analysisResult === 'DISAGREED' ? analysisResult : 'unknown');
  };
}
