'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Empty } from '@/components/feedback/empty';
import { Note } from '@/components/feedback/note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/action/button';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type { ProblemError } from '@/lib/contracts/problem/problem';

/** What such a page reads. */
interface Settings {
  readonly items: readonly unknown[];
  readonly changesWait: boolean;
}

type GuardedSettingsProps<S extends Settings> = {
  words: 'approvalRules' | 'spendingLimits' | 'roles';
  reading: UseQueryResult<S, ProblemError>;
  mayWrite: boolean;
  /** What is said above the cards. */
  about: (list: S) => ReactNode;
  /** The card of each; `onEdit` is null for who may not change it. */
  card: (item: S['items'][number], onEdit: (() => void) | null) => ReactNode;
  /** What a new one is written in (null), or another version of one. */
  sheet: (list: S, item: S['items'][number] | null, onClose: () => void) => ReactNode;
};

/** A page of settings whose changes wait for a second administrator: each in a card, and what is said while there are none. */
export function GuardedSettings<S extends Settings>({ words, reading, mayWrite, about, card, sheet }: GuardedSettingsProps<S>) {
  const t = useTranslations(words);
  const [edited, setEdited] = useState<{ readonly item: S['items'][number] | null } | null>(null);
  const list = reading.data;
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setEdited({ item: null })}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} meta={<Freshness reading={reading} />} actions={mayWrite && add} />
      <div className="grid max-w-[860px] gap-4 px-4 pb-8 sm:px-6">
        {list ? (
          <>
            {about(list)}
            <Note tone={list.changesWait ? 'blue' : 'amber'}>{t(list.changesWait ? 'changesWait' : 'alone')}</Note>
            {list.items.length === 0 ? (
              <Empty title={t('emptyTitle')}>{t('emptyText')}</Empty>
            ) : (
              list.items.map((item) => card(item, mayWrite ? () => setEdited({ item }) : null))
            )}
          </>
        ) : readProblemOf(reading) ? (
          <QueryProblem reading={reading} />
        ) : (
          <Skeleton shape="rows" className="h-40 w-full" />
        )}
      </div>
      {edited && list && sheet(list, edited.item, () => setEdited(null))}
    </>
  );
}
