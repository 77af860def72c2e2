'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { TextLink } from '@/components/ui/text-link';
import type { Problem } from '@/lib/contracts/problem';
import { toReais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';

/** Why a refund was not made. Where it changed under the form, the new remainder; with an infraction open, the way there. */
export function RefundProblem({ id, problem }: { id: string; problem: Problem }) {
  const t = useTranslations('refund');
  const locale = useLocale();
  const remainder = problem.details.find(({ field }) => field === 'remainder')?.reason;
  if (problem.errorCode === 'SVB410') {
    return (
      <Note tone="amber" live>
        {remainder && /^\d+\.\d+$/.test(remainder)
          ? t('changed', { amount: formatReais(toReais(remainder), locale) })
          : t('changedUnknown')}
      </Note>
    );
  }
  return (
    <ProblemView
      ofAct
      problem={problem}
      actions={problem.errorCode === 'SVB423' && <TextLink href={`/transactions/${id}#infractions`}>{t('seeInfraction')}</TextLink>}
    />
  );
}
