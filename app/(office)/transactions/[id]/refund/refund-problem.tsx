'use client';

import { useLocale, useTranslations } from 'use-intl';
import { SeeInfraction } from '@/app/(office)/transactions/[id]/see-infraction';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { ExceededLimit } from '@/components/spending-limit/exceeded-limit';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import type { Problem } from '@/lib/contracts/problem/problem';
import { isNotOffered } from '@/lib/domain/is-not-offered';
import { type Reais, toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

type RefundProblemProps = {
  transaction: TransactionRecord;
  problem: Problem;
  /** As it was read after the refusal. */
  remainder: Reais;
};

const blocks = ['not-paid', 'nothing-left', 'pending', 'too-late'] as const;

/** Why a refund was not made, above what it changed. With an infraction open, the way there. */
export function RefundProblem({ transaction, problem, remainder }: RefundProblemProps) {
  const t = useTranslations('refund');
  const locale = useLocale();
  const detail = (field: string) => problem.details.find((known) => known.field === field)?.reason;
  const remaining = detail('remainder');
  const block = blocks.find((known) => known === detail('amount'));
  const left = formatReais(remaining && /^\d+\.\d+$/.test(remaining) ? toReais(remaining) : remainder, locale);
  if (problem.errorCode === ownCodes.outdated || problem.errorCode === ownCodes.notRefundable) {
    return (
      <Note tone="amber" live>
        {block ? `${t(`blocked.${block}`)} ` : `${t('changed')} `}
        {t('nowLeft', { amount: left })}
      </Note>
    );
  }
  if (isNotOffered(problem)) return <Note live>{t('absent')}</Note>;
  return (
    <ProblemView
      isWrite
      problem={problem}
      actions={
        problem.errorCode === ownCodes.refundDuringInfraction ? (
          <SeeInfraction transaction={transaction} />
        ) : (
          problem.errorCode === ownCodes.spendingLimitExceeded && <ExceededLimit problem={problem} />
        )
      }
    />
  );
}
