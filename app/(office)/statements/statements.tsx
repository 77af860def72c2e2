'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Tabs } from '@/components/ui/tabs';
import { useRead } from '@/lib/client/use-read';
import { useReader } from '@/lib/client/use-reader';
import { useUrlQuery } from '@/lib/client/use-url-query';
import { statementDays } from '@/lib/contracts/statement-days';
import { statements } from '@/lib/contracts/statements';
import { DayList } from './day-list';
import { LineList } from './line-list';
import { addressOf, listQuery, periodOf, tabs, viewFields } from './view';

/** The statement line by line, and its business days closed; both stand on the same walk over the period. */
export function Statements() {
  const t = useTranslations('statements');
  const { query: view, ignored, change, clear } = useUrlQuery(viewFields);
  const { zone } = useReader();
  const [now] = useState(() => new Date());
  const days = useRead(statementDays.days, { query: { ...periodOf(view, now, zone), zone } });
  const query = listQuery(view, now, zone);
  const reading = useRead(statements.list, { query }, { enabled: view.tab !== 'days' });
  const { tab = 'lines', period, from, to } = view;
  const freshness = useFreshness(tab === 'days' ? days : reading);
  return (
    <>
      <PageHeader title={t('title')} meta={freshness} />
      <div className="border-b border-line px-4 sm:px-6">
        <Tabs
          label={t('views')}
          tabs={tabs.map((name) => ({
            href: addressOf({ tab: name === 'lines' ? undefined : name, period, from, to }),
            label: t(`tabs.${name}`),
            current: name === tab,
          }))}
        />
      </div>
      {tab === 'days' ? (
        <DayList view={view} change={change} days={days} />
      ) : (
        <LineList view={view} ignored={ignored} change={change} clear={clear} query={query} reading={reading} days={days} />
      )}
    </>
  );
}
