'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AllowedLink } from '@/components/account/allowed-link';
import { PartProblem, useReadAt } from '@/components/feedback/part-problem';
import { readProblemOf } from '@/components/feedback/query-problem';
import { Money } from '@/components/transaction/money';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type { Permission } from '@/lib/contracts/office/permission';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import type { RecordOf } from '@/lib/contracts/shapes';

type BalanceProps = {
  reading: UseQueryResult<RecordOf<'balance.read'>, ProblemError>;
  permissions: readonly Permission[];
  /** What the blocked part is held for. */
  children?: ReactNode;
};

/** What can be moved now, and what is held. The one big number of the page. */
export function Balance({ reading, permissions, children }: BalanceProps) {
  const t = useTranslations('overview');
  const readAt = useReadAt(reading);
  if (!reading.data && readProblemOf(reading)) {
    return (
      <Card title={t('available')}>
        <PartProblem reading={reading} />
      </Card>
    );
  }
  return (
    <section className="flex flex-wrap gap-x-6 gap-y-4 rounded-lg border border-line bg-surface px-4 py-4">
      <div className="min-w-0">
        <h2 className="text-cell text-muted">{t('available')}</h2>
        {reading.data ? (
          <Money value={reading.data.available} size="big" still={readAt !== null} />
        ) : (
          <Skeleton className="my-1 h-7 w-44" />
        )}
        <p className="text-meta text-faint">{t('availableMeaning')}</p>
      </div>
      <div className="min-w-0 flex-1 basis-64 sm:border-l sm:border-line sm:pl-6">
        <h2 className="text-cell text-muted">{t('blocked')}</h2>
        {reading.data ? (
          <Money value={reading.data.blocked} size="second" still={readAt !== null} />
        ) : (
          <Skeleton className="my-1 h-7 w-32" />
        )}
        <p className="text-meta text-faint">{t('blockedMeaning')}</p>
        {children}
      </div>
      <div data-print="hide" className="flex flex-wrap items-center gap-2 empty:hidden max-sm:w-full">
        {permissions.includes('transfers:create') && (
          <AllowedLink permission="transfer" icon="swap" href="/transfers/new">
            {t('transfer')}
          </AllowedLink>
        )}
        {permissions.includes('withdrawals:create') && (
          <AllowedLink permission="withdraw" icon="arrow-out" href="/withdrawals/new">
            {t('withdraw')}
          </AllowedLink>
        )}
      </div>
      {readAt && <p className="numbers w-full text-meta text-muted">{t('readAt', { time: readAt })}</p>}
    </section>
  );
}
