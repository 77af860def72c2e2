'use client';

import { useTranslations } from 'use-intl';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import type { ProblemError } from '@/lib/contracts/problem/problem';

type CardProblemProps = { reading: Parameters<typeof QueryProblem>[0]['reading'] & { error: ProblemError | null } };

/** The problem of a card read; an installation without cards is none. */
export function CardProblem({ reading }: CardProblemProps) {
  const t = useTranslations('card.off');
  if (readProblemOf(reading)?.problem.errorCode !== ownCodes.cardNotSetUp) return <QueryProblem reading={reading} />;
  return (
    <Empty drawing={<EmptyDrawing />} title={t('title')}>
      {t('text')}
    </Empty>
  );
}
