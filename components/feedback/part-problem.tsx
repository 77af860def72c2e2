'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { serverTimeOf } from '@/lib/client/clock/server-clock';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import { formatTime } from '@/lib/format/date-text';
import { isOutage } from './outage/outage';
import { QueryProblem, readProblemOf } from './query-problem';

type Reading = UseQueryResult<unknown, ProblemError>;

/**
 * Shown instead of a part that could not be loaded, as unknown and never as empty. Outages are explained by the page's single notice; other
 * problems here.
 */
export function PartProblem({ reading }: { reading: Reading }) {
  const t = useTranslations('feedback');
  const found = readProblemOf(reading);
  if (!found) return null;
  if (!isOutage(found.problem)) return <QueryProblem reading={reading} />;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
      {t('unknown')}
      <Button size="small" onClick={() => reading.refetch()}>
        {t('problem.retry')}
      </Button>
    </p>
  );
}

/** The hour of what is still shown of a reading that fails now; null while it does not. */
export function useReadAt(
  reading: Pick<Reading, 'data' | 'dataUpdatedAt' | 'error' | 'failureReason' | 'failureCount' | 'fetchStatus' | 'refetch'> | undefined,
): string | null {
  const settings = useDisplaySettings();
  if (reading?.data === undefined || !readProblemOf(reading)) return null;
  return formatTime(new Date(serverTimeOf(reading.dataUpdatedAt)), settings);
}
